// Where the drawn tile may lie: what the rules offer, as corners on the map.

import type { Choice } from '../../lib/wire'
import { distance, middleOf, type Spot, spotAt, type Valley } from './geometry'
import { ACROSS, UP } from './print'

export interface Laying {
  choice: Choice
  spots: Spot[]
  /** Where it is taken hold of; no two at one spot. */
  handle: Spot
  /** On the clock around the explorer, as its sentence says. */
  hour: number
}

export function layingsOf(view: Valley, choices: Choice[]): Laying[] {
  const found: Laying[] = []
  for (const choice of choices) {
    const [kind, at] = choice.act.split(' ')
    if (kind !== 'land' && kind !== 'river') continue
    const spots = kind === 'land' ? landSpots(view, +at) : riverSpots(view, +at)
    const middle = middleOf(spots)
    const taken = found.some((other) => distance(other.handle, middle) < 1)
    const handle = taken ? beyond(view, middle) : middle
    found.push({ choice, spots, handle, hour: choice.line[1].hour })
  }
  return found
}

const BESIDE = 0.6 // of the height of a tile

/** Farther upstream: a second handle, clear of those of all other places at the open end. */
function beyond(view: Valley, [x, y]: Spot): Spot {
  const [a, b] = [pointOf(view, view.mouth[0]), pointOf(view, view.mouth[1])]
  const ford = middleOf([spotAt(...a), spotAt(...b)])
  const tip = spotAt(...moved(a, view.mouth[2] + 1))
  return [x + (tip[0] - ford[0]) * BESIDE, y + (tip[1] - ford[1]) * BESIDE]
}

type Point = [across: number, up: number]

const moved = ([across, up]: Point, d: number): Point => [across + ACROSS[d % 6], up + UP[d % 6]]
const pointOf = (view: Valley, place: number): Point => [view.across[place], view.up[place]]

function landSpots(view: Valley, laying: number): Spot[] {
  const here = pointOf(view, view.place[view.turn])
  const s = laying % 6
  const right = moved(here, s)
  const ring =
    laying < 6
      ? [here, right, moved(here, s + 1), moved(here, s + 2)]
      : [here, right, moved(right, s + 1), moved(here, s + 1)]
  return ring.map((point) => spotAt(...point))
}

/** The corners from the tile's own first one on; it joins the open end with one of its edges. */
function riverSpots(view: Valley, entry: number): Spot[] {
  const [a, b] = [pointOf(view, view.mouth[0]), pointOf(view, view.mouth[1])]
  const k = view.mouth[2]
  const tip = moved(a, k + 1)
  const ring = entry % 2 === 0 ? [a, b, moved(b, k + 1), tip] : [a, b, tip, moved(a, k + 2)]
  return ring.map((_, corner) => spotAt(...ring[(corner - entry + 4) % 4]))
}
