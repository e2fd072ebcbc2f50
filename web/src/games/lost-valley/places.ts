// Where on the map a line of the log happened: tiles, intersections, the way between them.

import type { Line, LogEntry } from '../../lib/wire'
import { isDrawn, middleAt, type Spot, spotOf, type Valley } from './geometry'

const WENT = ['event.went', 'event.went_out', 'event.went_back']
const NOWHERE = ['event.ice_rolled', 'event.ice_moved', 'event.froze', 'event.turn_ended']

export interface Told {
  tiles: number[]
  /** Intersections, in the order in which somebody came there. */
  places: number[]
}

/** Whether a line speaks of something that lies or stands somewhere. */
export const hasPlace = ([key, { number, place, seat }]: Line): boolean =>
  number !== undefined || place !== undefined || (seat !== undefined && !NOWHERE.includes(key))

/** What an entry speaks of; where it names no place, it is where its player stood then. */
export function toldIn(view: Valley, entry: LogEntry, log: LogEntry[]): Told {
  const numbers = entry.events.filter(hasPlace).map(([, told]) => told)
  const tiles = once(numbers.map(({ number }) => number)).filter((tile) => tile in view.tiles)
  const places = once(numbers.flatMap(({ origin, place }) => [origin, place])).filter(
    (place) => place !== undefined && isThere(view, place),
  )
  if (tiles.length || places.length || !numbers.length) return { tiles, places }
  const stood = lastStop(log, entry)
  return { tiles, places: stood === undefined || !isThere(view, stood) ? [] : [stood] }
}

const once = (numbers: number[]) => [...new Set(numbers)]

const isThere = (view: Valley, place: number) =>
  place === 0 || (place < view.across.length && isDrawn(view, place))

/** Nobody has told yet where they went: then they are at the store. */
function lastStop(log: LogEntry[], { n, seat }: LogEntry): number | undefined {
  const walks = log
    .filter((entry) => entry.n <= n)
    .flatMap(({ events }) => events)
    .filter(([key, told]) => WENT.includes(key) && told.seat === seat)
  return walks.at(-1)?.[1].place ?? (log[0]?.n === 0 ? 0 : undefined)
}

export const spotsTold = (view: Valley, { tiles, places }: Told): Spot[] => [
  ...tiles.map((tile) => middleAt(view, tile)),
  ...places.map((place) => spotOf(view, place)),
]
