// Lines of chat as they come in.

import type { ChatLine } from './wire'

/** The server sends all lines, or only new ones: both are fine. */
export function withLines(known: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const numbers = new Set(lines.map((line) => line.n))
  const others = known.filter((line) => !numbers.has(line.n))
  return [...others, ...lines].sort((a, b) => a.n - b.n)
}
