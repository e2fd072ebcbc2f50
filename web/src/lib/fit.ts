// A text board as blocks, and how large each may be written so that it can be seen whole.
//
// Blocks stand between empty lines. One with two spaces inside a line, or with lines to draw boxes,
// is a drawing and is never broken; the lines of any other are prose and go on below themselves.

const LETTER = 0.61 // width of a monospaced letter, of its height
export const LEADING = 1.25
const PROSE = [13, 16] // pixels
const SMALLEST = 9 // of a drawing: a wider one is scrolled sideways
const LARGEST = 15
const NARROW = 60 // letters: a drawing up to here stands in a column, a wider one across them all
const COLUMN = 400 // pixels at least
const SHARE = 0.62 // of the board's height, for a drawing across it
const READABLE = 11 // pixels: no drawing is made smaller than this to save height

export interface Block {
  lines: string[]
  drawn: boolean
  /** Letters of the longest line. */
  width: number
  wide: boolean
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n')
      const drawn = /\S {2,}\S|[─-╿]/.test(block)
      const width = Math.max(...lines.map((line) => line.length))
      return { lines, drawn, width, wide: drawn && width > NARROW }
    })
}

export function columnsOf(width: number): number {
  return width >= 2 * COLUMN ? 2 : 1
}

/** The size of prose in a column of that width. */
export function proseOf(column: number): number {
  return Math.max(PROSE[0], Math.min(PROSE[1], column / (NARROW * LETTER)))
}

/** The size of a drawing's letters in a column, or across a board of that width and height. */
export function sizeOf(block: Block, column: number, width: number, height: number): number {
  const prose = proseOf(column)
  const across = (block.wide ? width : column) / (Math.max(20, block.width) * LETTER)
  const down = (SHARE * height) / (block.lines.length * LEADING)
  const most = block.wide ? Math.min(LARGEST, Math.max(down, READABLE)) : prose
  return Math.max(SMALLEST, Math.min(across, most))
}

/** How far a line is indented, in letters. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

const MARK = /(?<!\p{L} )[([](?:\d+(?:\/\d+)*|[A-Z])[)\]]/gu // after a word it is a number like any other

/** The column around which a drawing has its choices and the viewer, or −1. */
export function focusOf(block: Block): number {
  const at = block.lines.flatMap((line) => [...line.matchAll(MARK)].map((mark) => mark.index))
  return at.length ? (Math.min(...at) + Math.max(...at)) / 2 : -1
}
