// The table between two positions, and what of an event is seen at a prospector's feet.

import type { Line } from '../../lib/wire'
import type { Valley } from './geometry'
import { BANKS, GOODS, NAMES, RIVER, SHAPE, TERRAIN } from './print'

const DURATIONS: Record<string, number> = {
  'event.went': 320,
  'event.went_out': 320,
  'event.went_back': 320,
  'event.drew': 500,
  'event.laid': 450,
  'event.found_gold': 800,
  'event.found_gold_hidden': 700,
  'event.looked': 800,
  'event.took': 700,
  'event.rolled': 900,
  'event.killed': 700,
  'event.missed': 700,
  'event.built': 600,
  'event.dug': 600,
  'event.watered': 600,
  'event.froze': 900,
  'event.ice_rolled': 500,
  'event.ice_moved': 800,
  'event.swapped': 700,
  'event.answered': 600,
  'event.proposed': 600,
  'event.turn_ended': 200,
  'event.gained': 700,
  'event.gained_timber': 700,
  'event.unpacked': 700,
  'event.handed': 450,
  'event.dropped': 450,
  'event.drank': 600,
  'event.bought': 600,
  'event.paid': 500,
}

export const duration = ([key]: Line): number => DURATIONS[key] ?? 350

type Row = 'place' | 'goods' | 'work' | 'mine' | 'water'

export function after(view: Valley, [key, n]: Line): Valley {
  const put = (name: Row, at: number, value: number): Valley => ({
    ...view,
    [name]: view[name].map((old, i) => (i === at ? value : old)),
  })
  const add = (name: Row, at: number, more: number): Valley => put(name, at, view[name][at] + more)
  switch (key) {
    case 'event.went':
    case 'event.went_out':
    case 'event.went_back':
      return put('place', n.seat, n.place)
    case 'event.handed':
    case 'event.dropped':
      return add('goods', n.seat * GOODS + n.good, -1)
    case 'event.gained':
    case 'event.gained_timber':
      return add('goods', n.seat * GOODS + n.good, n.count)
    case 'event.found_gold':
    case 'event.found_gold_hidden':
      return foundGold(view, n)
    case 'event.built':
      return put('work', n.place, n.work)
    case 'event.dug':
      return put('mine', n.number, 1)
    case 'event.watered': {
      const canals = [...view.canals, n.place * 6 + n.direction]
      return { ...put('water', n.number, 1), canals }
    }
    case 'event.froze':
    case 'event.ice_moved':
      return { ...view, ice: n.tiles }
    default:
      return view
  }
}

/** A marker leaves the tile, from the finder's bank, for the bag. */
function foundGold(
  view: Valley,
  { seat, number, colour, nuggets }: Record<string, number>,
): Valley {
  const kind = view.tiles[number]
  const corner = view.corners.slice(number * 4, number * 4 + 4).indexOf(view.place[seat])
  const bank = TERRAIN[kind] === RIVER && corner >= 0 ? BANKS[SHAPE[kind]][corner] : 0
  const change = (row: number[], at: number, more: number) =>
    row.map((n, i) => (i === at ? Math.max(0, n + more) : n))
  return {
    ...view,
    gold: change(view.gold, number * 2 + bank, -1),
    markers: change(view.markers, seat * 2 + colour, 1),
    bag: nuggets > 0 ? change(view.bag, seat * 4 + nuggets - 1, 1) : view.bag,
  }
}

export interface Bubble {
  glyph: string
  text: string
}

/** What happens to a prospector and does not fly. */
export function bubbleOf([key, n]: Line): Bubble | null {
  switch (key) {
    case 'event.missed':
      return { glyph: 'paw', text: '×' }
    case 'event.killed':
      return { glyph: 'paw', text: '✓' }
    case 'event.looked':
      return { glyph: NAMES[n.thing] ?? 'covered', text: '?' }
    case 'event.built':
      return { glyph: n.work === 1 ? 'fishtrap' : 'sawmill', text: '' }
    case 'event.dug':
      return { glyph: 'mine', text: '' }
    case 'event.answered':
      return { glyph: n.yes ? 'yes' : 'no', text: '' }
    default:
      return null
  }
}
