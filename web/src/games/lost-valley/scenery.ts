// What grows and stands on a tile, as one path; the same every time it is drawn.

import { middleOf, type Spot, written } from './geometry'
import { FOREST, LAKE, MOUNTAIN, TERRAIN, TUNDRA } from './print'

const WIDE: Spot[] = [
  [0.16, 0.16],
  [0.5, 0.13],
  [0.83, 0.17],
  [0.14, 0.5],
  [0.86, 0.5],
  [0.17, 0.84],
  [0.5, 0.87],
  [0.84, 0.84],
]
const SMALL: Spot[] = [
  [0.14, 0.14],
  [0.68, 0.14],
  [0.14, 0.68],
  [0.42, 0.1],
  [0.1, 0.42],
]
const SHAPES: Record<number, (x: number, y: number, k: number) => string> = {
  [FOREST]: (x, y, k) =>
    `M${written([x, y - 13 - k])}l6 9h-3l5 8h-5v4h-6v-4h-5l5-8h-3Z`.replace('v4', `v${3 + k / 2}`),
  [MOUNTAIN]: (x, y, k) =>
    `M${written([x - 14, y + 8])}l10-${17 + k} 4 6 3-4 11 ${15 + k}ZM${written([x - 4, y - 9 - k])}l-2 9 3 4-2 4M${written([x + 3, y - 7 - k])}l4 9-1 5`,
  [TUNDRA]: (x, y, k) =>
    `M${written([x - 5, y])}l-2-${4 + k}M${written([x, y])}v-${7 + k}M${written([x + 5, y])}l2-${4 + k}M${written([x - 8, y + 1])}h16`,
  [LAKE]: (x, y, k) => `M${written([x - 9, y])}q4-${3 + k} 9 0t9 0`,
}

/** Trees, peaks, tufts or waves, along the sides so that the middle is free for what lies there. */
export function sceneryOn(kind: number, spots: readonly Spot[]): string {
  const shape = SHAPES[TERRAIN[kind]]
  if (!shape) return ''
  const [start, across, far] = spots
  const up = spots[3] ?? far
  const seed = Math.abs(Math.round(start[0] * 3 + start[1] * 7 + across[0]))
  const middle = middleOf(spots)
  const shares = spots.length === 4 ? WIDE : SMALL
  return shares
    .map(([u, v], i): Spot => {
      const [ju, jv] = [jitter(seed + i), jitter(seed + 31 * i + 5)]
      return [
        start[0] + (u + ju) * (across[0] - start[0]) + (v + jv) * (up[0] - start[0]),
        start[1] + (u + ju) * (across[1] - start[1]) + (v + jv) * (up[1] - start[1]),
      ]
    })
    .filter((spot) => TERRAIN[kind] !== MOUNTAIN || far || distanceTo(spot, middle) > 1)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => shape(x, y + 4, (seed + i) % 4))
    .join('')
}

const distanceTo = ([x, y]: Spot, [a, b]: Spot): number => Math.hypot(x - a, y - b)

const jitter = (n: number): number => (((n * 9301 + 49297) % 233) / 233 - 0.5) * 0.1
