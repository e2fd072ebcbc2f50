// The log by turns: where one begins, and what stands over it.

import type { Line, LogEntry } from './wire'

export interface Chapter {
  /** The game's own, or '' where a name says enough; nothing before the first one it tells. */
  title: Line | '' | undefined
  /** Whose turn it is. */
  seat: number
  entries: LogEntry[]
}

/** What follows upon an event: a title, or '' for the turn of whoever acts next. It is asked of
    START too. */
export type Heading = (line: Line) => Line | '' | undefined

export const START: Line = ['start', {}]

/** By the game's own turns, if it says where they begin; else whenever somebody else acts. */
export function chaptersOf(log: LogEntry[], heading?: Heading): Chapter[] {
  const chapters: Chapter[] = []
  let next = heading ? heading(START) : ''
  for (const entry of log) {
    const before = chapters.at(-1)
    if (!heading && entry.seat !== before?.seat) next = ''
    if (next === undefined && before) before.entries.push(entry)
    else chapters.push({ title: next, seat: entry.seat, entries: [entry] })
    next = entry.events.map((line) => heading?.(line)).findLast((found) => found !== undefined)
  }
  return chapters
}
