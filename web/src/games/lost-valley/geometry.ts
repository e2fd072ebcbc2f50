// The lattice as a picture: a side of a tile is 100 long, upstream is up.

import type { Box, Spot } from '../../lib/camera.svelte'
import type { LostValleyView } from '../../lib/views'
import { ACROSS, BANKS, FREE, MOUTH, RIVER, RIVER_EDGES, SHAPE, TERRAIN, UP } from './print'

export type Valley = LostValleyView
export type { Box, Spot }

export const SIDE = 100
const HIGH = (SIDE * Math.sqrt(3)) / 2

export const spotAt = (across: number, up: number): Spot => [
  (across + up / 2) * SIDE,
  -up * HIGH || 0,
]

export const spotOf = (view: Valley, place: number): Spot =>
  spotAt(view.across[place], view.up[place])

export interface Tile {
  kind: number
  spots: Spot[]
  middle: Spot
}

const known = new Map<string, Tile>()
const lying = new WeakMap<Valley, Tile[]>()

/** All tiles of the valley; the same objects every time, so that they are drawn only once. */
export function tilesOf(view: Valley): Tile[] {
  const found = lying.get(view) ?? view.tiles.map((_, tile) => tileOf(view, tile))
  lying.set(view, found)
  return found
}

function tileOf(view: Valley, tile: number): Tile {
  const places = view.corners.slice(tile * 4, tile * 4 + 4).filter((place) => place >= 0)
  const kind = view.tiles[tile]
  const key = `${kind}:${places.map((place) => `${view.across[place]},${view.up[place]}`)}`
  const spots = places.map((place) => spotOf(view, place))
  const found = known.get(key) ?? { kind, spots, middle: middleOf(spots) }
  known.set(key, found)
  return found
}

/** What the land looks like, in a word: as long as it is the same, nothing of it is drawn anew. */
export const landOf = (view: Valley): string => `${view.tiles}:${view.corners}`

/** The corners of a tile that lies in the valley, and its middle. */
export const spotsOf = (view: Valley, tile: number): Spot[] => tilesOf(view)[tile].spots
export const middleAt = (view: Valley, tile: number): Spot => tilesOf(view)[tile].middle

export function middleOf(spots: readonly Spot[]): Spot {
  const sum = (axis: 0 | 1) => spots.reduce((total, spot) => total + spot[axis], 0)
  return [sum(0) / spots.length, sum(1) / spots.length]
}

export const between = (one: Spot, other: Spot, share = 0.5): Spot => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** A tile's outline, drawn in by so much on all sides. */
export function outlineOf(spots: readonly Spot[], inset = 0): string {
  const middle = middleOf(spots)
  const inner = spots.length === 3 ? HIGH / 3 : HIGH / 2
  return closed(spots.map((spot) => between(middle, spot, 1 - inset / inner)))
}

const closed = (spots: readonly Spot[]): string => `M${spots.map(written).join('L')}Z`
export const written = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`
export const lineOf = (spots: readonly Spot[]): string => `M${spots.map(written).join('L')}`

/** The river on a tile: it meets the two sides it crosses at right angles. */
export function riverOn(kind: number, spots: readonly Spot[]): string {
  const [start, end] = RIVER_EDGES[SHAPE[kind]].map((edge) => sideOf(spots, edge))
  const [one, other] = [inward(start, spots), inward(end, spots)]
  return `M${written(start)}C${written(one)} ${written(other)} ${written(end)}`
}

const sideOf = (spots: readonly Spot[], edge: number): Spot =>
  between(spots[edge], spots[(edge + 1) % spots.length])

/** From the middle of a side towards the inside, at a right angle. */
function inward(side: Spot, spots: readonly Spot[]): Spot {
  const corners = [...spots].sort((a, b) => distance(a, side) - distance(b, side))
  const [dx, dy] = [corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]]
  const middle = middleOf(spots)
  const turn = dx * (middle[1] - side[1]) - dy * (middle[0] - side[0]) > 0 ? 1 : -1
  return [side[0] - turn * dy * 0.34, side[1] + turn * dx * 0.34]
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Where what lies on a river tile's bank is drawn. */
export function bankSpot(kind: number, spots: readonly Spot[], bank: number): Spot {
  const banks = BANKS[SHAPE[kind]]
  const side = spots.filter((_, corner) => banks[corner] === bank)
  return between(middleOf(spots), middleOf(side), side.length === 1 ? 0.6 : 0.62)
}

/** Whether something around an intersection is still unknown. */
export function isMisty(view: Valley, place: number): boolean {
  if (view.ice >= 0) return false
  return view.sector.slice(place * 6, place * 6 + 6).some((s) => s === FREE || s === MOUTH)
}

const reached = new WeakMap<Valley, number[]>()

/** The intersections one can come to. */
export function placesOf(view: Valley): number[] {
  const found =
    reached.get(view) ?? view.across.map((_, place) => place).filter((at) => isDrawn(view, at))
  reached.set(view, found)
  return found
}

export const isDrawn = (view: Valley, place: number): boolean =>
  view.way.slice(place * 6, place * 6 + 6).some((way) => way > 0)

export const mouthTip = (view: Valley): Spot => {
  const [a, , k] = view.mouth
  const d = (k + 1) % 6
  return spotAt(view.across[a] + ACROSS[d], view.up[a] + UP[d])
}

/** The middles of what the ice has before it: river tiles from the waterfall on, then the spring. */
export function iceSpots(view: Valley): Spot[] {
  const tiles = view.tiles.map((kind, tile) => ({ kind, tile }))
  const river = tiles.filter(({ kind }) => TERRAIN[kind] === RIVER)
  const spring = tiles.filter(({ kind }) => TERRAIN[kind] > RIVER && kind === TERRAIN.length - 1)
  return [...river, ...spring].map(({ tile }) => middleAt(view, tile))
}

export function boxAround(spots: readonly Spot[], margin: number): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
}
