// What happened since somebody last did something, and whether they have seen it.

import type { LogEntry } from './wire'

/** What the others did after my last entry; nothing where I have not acted yet or am in the middle. */
export function sinceMine(log: LogEntry[], mine: number[]): LogEntry[] {
  const last = log.findLastIndex((entry) => mine.includes(entry.seat))
  return last < 0 ? [] : log.slice(last + 1).filter((entry) => entry.events.length)
}

/** Only what had happened when I came is news: what I see happen needs no telling. */
export class Since {
  news: LogEntry[] = $state.raw([])
  private known = false

  told(log: LogEntry[], mine: number[]): void {
    const last = log.at(-1)
    if (!last || !mine.length) return
    if (!this.known) this.news = sinceMine(log, mine)
    else if (mine.includes(last.seat)) this.seen()
    this.known = true
  }

  seen(): void {
    this.news = []
  }
}
