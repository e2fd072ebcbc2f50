// Where on the table a line of the log happened.

import type { Line, LogEntry } from '../../lib/wire'

const LAID = ['event.played', 'event.placed']

export type Part = 'map' | 'bounty' | 'areas'

/** The part of the board that shows it; none where there is nothing to see. */
export function partOf([key, n]: Line): Part | undefined {
  if (n.step !== undefined || (n.region ?? -1) >= 0) return 'map'
  if (n.track !== undefined || n.medal !== undefined) return 'bounty'
  return LAID.includes(key) ? 'areas' : undefined
}

export const hasPlace = (line: Line): boolean => partOf(line) !== undefined

/** Whose sheet and which part an entry of the log speaks of. */
export function placeOf(entry: LogEntry | null): { seat: number; part: Part } | null {
  const line = entry?.events.find(hasPlace)
  const part = line && partOf(line)
  return part ? { seat: line[1].seat, part } : null
}

/** Whether an entry speaks of just that. */
export const speaksOf = (entry: LogEntry | null, told: Record<string, number>): boolean =>
  !!entry?.events.some(
    (line) =>
      hasPlace(line) && Object.entries(told).every(([name, value]) => line[1][name] === value),
  )
