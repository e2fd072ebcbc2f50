import { expect, test } from 'vitest'
import { blocksOf, spansOf } from './markdown'

test('headings, paragraphs and lists', () => {
  const blocks = blocksOf('# Title\nOne\ntwo.\n\n- **a** b\n  c\n- d\n\n## More\n1. x\n2. y\n')
  expect(blocks.map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'heading',
    'list',
  ])
  expect(blocks[1]).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'One two.' }] })
  expect(blocks[2]).toMatchObject({
    ordered: false,
    items: [[{ kind: 'strong' }, { text: ' b c' }], [{}]],
  })
  expect(blocks[4]).toMatchObject({ ordered: true, items: [[{ text: 'x' }], [{ text: 'y' }]] })
})

test('a list right after a paragraph, and tables', () => {
  expect(blocksOf('Say:\n- a\n- b').map((block) => block.kind)).toEqual(['paragraph', 'list'])
  expect(blocksOf('| a | b |\n|---|---|\n| 1 | 2 |')[0]).toMatchObject({
    kind: 'table',
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  })
})

test('a drawing has a name and a caption', () => {
  expect(blocksOf('One.\n\n![A *ring*,\nstaked](ring)\n\n- a')).toMatchObject([
    { kind: 'paragraph' },
    {
      kind: 'drawing',
      name: 'ring',
      spans: [{}, { kind: 'em', text: 'ring' }, { text: ', staked' }],
    },
    { kind: 'list' },
  ])
})

test('HTML stays text', () => {
  expect(spansOf('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'text', text: '<img src=x onerror=alert(1)>' },
  ])
})

test('marks are counted as they come, their notes follow', () => {
  const blocks = blocksOf('One[^b], two[^a] and[^b].\n\n[^a]: Why a.\n[^b]: Why b.\n')
  expect(blocks[0]).toMatchObject({
    spans: [{}, { kind: 'mark', text: '1' }, {}, { text: '2' }, {}, { text: '1' }, { text: '.' }],
  })
  expect(blocks[1]).toMatchObject({ kind: 'notes', items: [[{ text: 'Why b.' }], [{}]] })
  expect(blocksOf('a[^x]')).toEqual([
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'a[^x]' }] },
  ])
})
