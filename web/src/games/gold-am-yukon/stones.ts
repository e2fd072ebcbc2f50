// Prospectors that keep their identity from picture to picture, so that they slide.

import type { GoldAmYukonView } from '../../lib/views'
import { CLAIM_SPOTS, SPOTS, type Spot } from './geometry'

/** A field from 0, or a claim from 1000. */
const CLAIM = 1000

export interface Stone {
  id: number
  seat: number
  place: number
}

/** Who stands where: all that stones know of a view. */
export type Setting = Pick<GoldAmYukonView, 'chains' | 'owner'>

/** The stones of a picture that never changes. */
export const placed = (setting: Setting): Stone[] => new Stones().follow(setting)

export class Stones {
  private all: Stone[] = []
  private next = 0

  /** The stones of a view: whoever is no longer where he was goes where one is new. */
  follow(view: Setting): Stone[] {
    const wanted = placesOf(view)
    const kept = this.all.filter((stone) => wanted[stone.seat]?.delete(stone.place))
    const free = this.all.filter((stone) => !kept.includes(stone))
    wanted.forEach((places, seat) => {
      for (const place of places) {
        const mover = free.findIndex((stone) => stone.seat === seat)
        const id = mover < 0 ? this.next++ : free.splice(mover, 1)[0].id
        kept.push({ id, seat, place })
      }
    })
    this.all = kept.sort((a, b) => a.id - b.id)
    return this.all
  }
}

export const isGuard = (stone: Stone): boolean => stone.place >= CLAIM
export const claimOf = (stone: Stone): number => stone.place - CLAIM

export function spotOf(stone: Stone): Spot {
  return isGuard(stone) ? CLAIM_SPOTS[claimOf(stone)] : SPOTS[stone.place]
}

function placesOf(view: Setting): Set<number>[] {
  const places = view.chains.map((chain) => new Set(chain))
  view.owner.forEach((seat, claim) => {
    places[seat]?.add(CLAIM + claim)
  })
  return places
}
