// Where on the board a line of the log happened.

import type { Line, LogEntry } from '../../lib/wire'

export const hasPlace = ([, { field, claim }]: Line): boolean =>
  field !== undefined || claim !== undefined

/** The fields and claims that an entry speaks of. */
export function toldIn(entry: LogEntry | null): { fields: number[]; claims: number[] } {
  const numbers = (entry?.events ?? []).filter(hasPlace).map(([, told]) => told)
  const all = (names: string[]) => numbers.flatMap((told) => names.map((name) => told[name]))
  const once = (found: number[]) => [...new Set(found)].filter((n) => n !== undefined)
  return { fields: once(all(['origin', 'field'])), claims: once(all(['claim'])) }
}
