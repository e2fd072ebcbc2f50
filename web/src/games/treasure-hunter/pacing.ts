// For how long each event is worth watching, and which are worth remembering.

import type { Line } from '../../lib/wire'

const DURATIONS: Record<string, number> = {
  'event.round': 800,
  'event.treasures': 350,
  'event.lurked': 250,
  'event.kept': 100,
  'event.tossed': 100,
  'event.passed': 350,
  'event.opened': 800,
  'event.sent': 260,
  'event.played': 1200,
  'event.slept': 700,
  'event.drew': 1200,
  'event.took': 1300,
  'event.left': 600,
  'event.raided': 700,
  'event.guarded': 300,
  'event.robbed': 500,
  'event.caught': 900,
  'event.preyed': 500,
  'event.bagged': 900,
  'event.fled': 500,
  'event.earned': 300,
  'event.put_away': 500,
  'event.used': 1000,
  'event.counted': 600,
}

const GREAT = 900

export function duration([key]: Line): number {
  return DURATIONS[key] ?? 200
}

/** Whether the board still tells it when all is quiet again. */
export const isGreat = (line: Line): boolean => duration(line) >= GREAT
