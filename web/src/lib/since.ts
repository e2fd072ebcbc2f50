// What happened since somebody last did something.

import type { LogEntry } from './wire'

/** What the others did after my last entry; nothing where I have not acted yet or am in the middle. */
export function sinceMine(log: LogEntry[], mine: number[]): LogEntry[] {
  const last = log.findLastIndex((entry) => mine.includes(entry.seat))
  return last < 0 ? [] : log.slice(last + 1).filter((entry) => entry.events.length)
}
