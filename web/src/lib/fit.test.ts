import { expect, test } from 'vitest'
import { blocksOf, columnsOf, focusOf, indentOf, proseOf, sizeOf } from './fit'

const drawing = (columns: number, rows: number) =>
  blocksOf(
    Array(rows)
      .fill(`#  ${'#'.repeat(columns - 3)}`)
      .join('\n'),
  )[0]

test('blocks stand between empty lines, and two spaces make a drawing', () => {
  const blocks = blocksOf('Turn 1\n\na---b  c\n  d\n\n\nsome notes\n  a list')
  expect(blocks.map((block) => block.drawn)).toEqual([false, true, false])
  expect(blocks[1].lines).toEqual(['a---b  c', '  d'])
  expect(blocks[1].width).toBe(8)
  expect(blocksOf('a ┬ b\n  └ c')[0].drawn).toBe(true)
})

test('a small drawing is written like prose, a wide one as the board allows', () => {
  expect(sizeOf(drawing(30, 8), 400, 400, 700)).toBe(13)
  expect(sizeOf(drawing(80, 20), 437, 900, 900)).toBe(15)
  expect(sizeOf(drawing(85, 20), 700, 700, 900)).toBeCloseTo(700 / 85 / 0.61)
})

test('a wide drawing leaves room for what else there is, as long as it can be read', () => {
  expect(sizeOf(drawing(80, 30), 437, 900, 700)).toBeCloseTo((0.62 * 700) / 30 / 1.25)
  expect(sizeOf(drawing(80, 40), 437, 900, 400)).toBe(11)
})

test('on a phone a narrow drawing fits, and a wide one is scrolled', () => {
  expect(sizeOf(drawing(58, 10), 348, 348, 500)).toBeCloseTo(348 / 58 / 0.61)
  expect(sizeOf(drawing(94, 33), 348, 348, 500)).toBe(9)
})

test('prose is as large as its column allows, and knows how far in it begins', () => {
  expect(proseOf(348)).toBe(13)
  expect(proseOf(520)).toBeCloseTo(520 / 60 / 0.61)
  expect(proseOf(900)).toBe(16)
  expect(indentOf('  a list')).toBe(2)
})

test('a broad board has two columns', () => {
  expect(columnsOf(348)).toBe(1)
  expect(columnsOf(830)).toBe(2)
})

test('the choices of a drawing and my own sign say where to look', () => {
  expect(focusOf(blocksOf('12B---13[C]  14')[0])).toBe(8)
  expect(focusOf(blocksOf('12----(3)  14\n   (1/2)')[0])).toBe((6 + 3) / 2)
  expect(focusOf(drawing(30, 2))).toBe(-1)
  expect(focusOf(blocksOf('Lava Cave  Brass Compass (5)')[0])).toBe(-1)
})
