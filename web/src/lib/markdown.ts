// The little Markdown that rules texts use, as plain data: nothing is ever read as HTML.

export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'mark'; text: string }
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'notes'; items: Span[][] }
  | { kind: 'drawing'; name: string; spans: Span[] }

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[\^(\d+)\]/g
const NOTE = /^\[\^([\w-]+)\]:\s+(.*)$/
const MARK = /\[\^([\w-]+)\]/g
const DRAWING = /^!\[(.+)\]\((\w+)\)$/
const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/

export function blocksOf(page: string): Block[] {
  const { text, notes } = numbered(page)
  const blocks = plainBlocks(text)
  if (notes.length) blocks.push({ kind: 'notes', items: notes.map(spansOf) })
  return blocks
}

/** Marks `[^name]` are counted as they come, and the notes `[^name]: …` follow in that order. */
function numbered(page: string): { text: string; notes: string[] } {
  const lines = page.split(/\r?\n/)
  const told = new Map<string, string>()
  for (const line of lines) {
    const note = NOTE.exec(line)
    if (note) told.set(note[1], note[2])
  }
  const names: string[] = []
  const body = lines.filter((line) => !NOTE.test(line)).join('\n')
  const text = body.replace(MARK, (mark, name) => {
    if (!told.has(name)) return mark
    if (!names.includes(name)) names.push(name)
    return `[^${names.indexOf(name) + 1}]`
  })
  return { text, notes: names.map((name) => told.get(name) ?? '') }
}

function plainBlocks(text: string): Block[] {
  const chunks: string[][] = [[]]
  for (const line of text.split('\n')) {
    const last = chunks[chunks.length - 1]
    if (!line.trim()) chunks.push([])
    else if (/^#{1,6}\s/.test(line)) chunks.push([line], [])
    else if (ITEM.test(line) && last.length && !ITEM.test(last[0])) chunks.push([line])
    else last.push(line)
  }
  return joinedLists(chunks.filter((chunk) => chunk.length).map(blockOf))
}

function blockOf(lines: string[]): Block {
  const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0])
  if (heading) return { kind: 'heading', level: heading[1].length, spans: spansOf(heading[2]) }
  if (ITEM.test(lines[0])) return listOf(lines)
  const drawing = DRAWING.exec(lines.map((line) => line.trim()).join(' '))
  if (drawing) return { kind: 'drawing', name: drawing[2], spans: spansOf(drawing[1]) }
  if (lines.length > 1 && lines[0].startsWith('|') && /^[|\s:-]+$/.test(lines[1])) {
    const [head, , ...rows] = lines
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
  }
  return { kind: 'paragraph', spans: spansOf(lines.map((line) => line.trim()).join(' ')) }
}

function listOf(lines: string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item) items.push(item[2])
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]), items: items.map(spansOf) }
}

/** A blank line between two items does not end a list. */
function joinedLists(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined[joined.length - 1]
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered)
      last.items.push(...block.items)
    else joined.push(block)
  }
  return joined
}

function cellsOf(line: string): Span[][] {
  const inner = line.trim().replace(/^\||\|$/g, '')
  return inner.split('|').map((cell) => spansOf(cell.trim()))
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(SPAN)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) })
    if (found[1]) spans.push({ kind: 'strong', text: found[1] })
    else if (found[2]) spans.push({ kind: 'em', text: found[2] })
    else if (found[4]) spans.push({ kind: 'mark', text: found[4] })
    else spans.push({ kind: 'code', text: found[3] })
    from = found.index + found[0].length
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) })
  return spans
}
