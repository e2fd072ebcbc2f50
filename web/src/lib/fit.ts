// How large a text board may be written so that it can be seen whole.

const LETTER = 0.61 // width of a monospaced letter, of its height
export const LEADING = 1.25
const SMALLEST = 8.5
const LARGEST = 17
const PROSE = 100 // letters: a longer line is a sentence, and may be broken

export interface Fit {
  size: number
  /** Whether long lines may be broken without tearing the drawing. */
  wraps: boolean
}

export function fitOf(text: string, width: number, height: number): Fit {
  const lines = text.split('\n')
  const drawn = lines.map((line) => line.length).filter((length) => length <= PROSE)
  const wide = width / (Math.max(20, ...drawn) * LETTER)
  const high = height / (lines.length * LEADING)
  const size = Math.min(LARGEST, wide, Math.max(high, 11))
  return { size: Math.max(SMALLEST, size), wraps: size >= SMALLEST }
}
