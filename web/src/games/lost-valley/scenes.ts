// What the drawings of the rules show: a few tiles side by side, and what lies and stands on them.

import { type Spot, spotAt } from './geometry'
import {
  ANIMALS_ON,
  FISH_ON,
  FOREST,
  GOLD_ON,
  LANDS,
  MOUNTAIN,
  RIVER,
  SHAPE,
  TERRAIN,
  TRIANGLES,
  TUNDRA,
} from './print'

export interface Laid {
  kind: number
  spots: Spot[]
}

export interface Scene {
  box: readonly [x: number, y: number, width: number, height: number]
  tiles: Laid[]
  /** Tiles that are not there yet. */
  open: Spot[][]
  /** Where the prospectors stand. */
  people: Spot[]
  mine?: Spot
  canal?: { spot: Spot; turn: number }
  works: { name: 'fishtrap' | 'sawmill'; spot: Spot }[]
}

const STRAIGHT = 0
const kinds = TERRAIN.map((_, kind) => kind)
const land = kinds.filter((kind) => kind >= LANDS && kind < TRIANGLES)

const river = (fits: (kind: number) => unknown): number =>
  kinds.find((kind) => TERRAIN[kind] === RIVER && SHAPE[kind] === STRAIGHT && fits(kind)) ?? 0

const landWith = (terrain: number, printed: number[], most = 9): number => {
  const all = land.filter((kind) => TERRAIN[kind] === terrain)
  return all.find((kind) => printed[kind] > 0 && printed[kind] <= most) ?? all[0]
}

/** A tile in a column and a row of the lattice, upstream is up. */
const laid = (kind: number, across: number, up: number): Laid => ({
  kind,
  spots: rhomb(across, up),
})

const rhomb = (across: number, up: number): Spot[] => [
  spotAt(across, up),
  spotAt(across + 1, up),
  spotAt(across + 1, up + 1),
  spotAt(across, up + 1),
]

const middle = (across: number, up: number): Spot => spotAt(across + 0.5, up + 0.5)

function exploring(): Scene {
  const tiles = [
    laid(
      river((kind) => GOLD_ON[kind] === 2),
      0,
      0,
    ),
    laid(
      river((kind) => FISH_ON[kind]),
      0,
      1,
    ),
    laid(landWith(TUNDRA, ANIMALS_ON), -1, 0),
    laid(landWith(FOREST, ANIMALS_ON), 1, 0),
    laid(landWith(MOUNTAIN, GOLD_ON, 3), 1, 1),
  ]
  const open = [rhomb(-1, 1)]
  return { box: [-125, -196, 440, 220], tiles, open, people: [spotAt(0, 1)], works: [] }
}

function works(): Scene {
  const tiles = [
    laid(landWith(MOUNTAIN, GOLD_ON, 3), -2, 0),
    laid(landWith(TUNDRA, GOLD_ON, 2), -1, 0),
    laid(
      river((kind) => FISH_ON[kind]),
      0,
      0,
    ),
    laid(land.find((kind) => TERRAIN[kind] === FOREST) ?? land[0], 1, 0),
  ]
  const canal = { spot: spotAt(0, 0.5), turn: -60 }
  return {
    box: [-225, -112, 500, 143],
    tiles,
    open: [],
    people: [],
    mine: middle(-2, 0),
    canal,
    works: [
      { name: 'fishtrap', spot: spotAt(0, 1) },
      { name: 'sawmill', spot: spotAt(1, 1) },
    ],
  }
}

export const SCENES: Record<string, () => Scene> = { exploring, row_works: works }

/** What lies on tiles. */
export const MARKERS = ['rivergold', 'mountaingold', 'scroll', 'paw', 'fish']
