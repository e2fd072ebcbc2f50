// The symbols that are printed on a tile, where its markers will lie.

import { bankSpot, middleOf, type Spot } from './geometry'
import {
  ANIMALS_ON,
  EVENTS_ON,
  FISH_ON,
  GOLD_ACROSS,
  GOLD_ON,
  MOUNTAIN,
  RIVER,
  TERRAIN,
} from './print'

const STEP = 17

export interface Symbol {
  name: string
  spot: Spot
}

export function symbolsOn(kind: number, spots: readonly Spot[]): Symbol[] {
  const middle = middleOf(spots)
  const gold = TERRAIN[kind] === MOUNTAIN ? 'mountaingold' : 'rivergold'
  const isRiver = TERRAIN[kind] === RIVER
  const amounts: [name: string, count: number, spot: Spot][] = [
    [gold, GOLD_ON[kind], isRiver ? bankSpot(kind, spots, 0) : middle],
    [gold, GOLD_ACROSS[kind], isRiver ? bankSpot(kind, spots, 1) : middle],
    ['scroll', EVENTS_ON[kind], middle],
    ['paw', ANIMALS_ON[kind], middle],
    ['fish', FISH_ON[kind], middle],
  ]
  return amounts.flatMap(([name, count, [x, y]]) =>
    Array.from({ length: count }, (_, i) => ({
      name,
      spot: [x + (i - (count - 1) / 2) * STEP, y] as Spot,
    })),
  )
}
