// A seat's turn so far as links: each is one click, with all that followed from it at once.

import type { Line, LogEntry } from '../../lib/wire'

const SHOWN = new Set(
  [
    'took',
    'played',
    'drew',
    'shed',
    'ticked',
    'tracked',
    'discovered',
    'won',
    'lost',
    'passed',
  ].map((kind) => `event.${kind}`),
)

export interface Link {
  n: number
  events: Line[]
}

export function linksOf(log: LogEntry[], seat: number): Link[] {
  // of a long turn only its end may be known, without how it began
  const since = log.findLastIndex(({ events }) => events.some(([key]) => key === 'event.turn'))
  return log
    .slice(since + 1)
    .map(({ n, events }) => ({ n, events: events.filter((line) => belongs(line, seat)) }))
    .filter(({ events }) => events.length)
}

const belongs = ([key, numbers]: Line, seat: number): boolean =>
  SHOWN.has(key) && numbers.seat === seat
