// Where things are drawn; what they are, and which lie side by side, is printed.

import { printOf } from '../../lib/print'

export type Spot = readonly [x: number, y: number]

const print = printOf('gold-am-yukon')

export const { CENTRE, CIRCLE, CLAIM_NAMES, FIELDS, RINGS, STARTS, VALUES, WIDE, HIGH } = print
/** The claims, x east and y south, row by row. */
export const PLACES: Spot[] = print.PLACES.map(([x, y]) => [x, y])
export const NEIGHBOURS: Set<number>[] = print.NEIGHBOURS.map((near) => new Set(near))
/** Two units from claim to claim. */
export const CLAIM_SPOTS: Spot[] = PLACES.map(([x, y]) => [2 * x, 2 * y])
export const SPOTS: Spot[] = spots()

/** Half circle, half diamond: so neighbouring fields are all equally far from each other, also
 * where two trails meet. */
export function around(k: number): Spot {
  const angle = (Math.PI * k) / 6
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  const side = k % 3
  if (side === 0) return [x, y]
  const straight = Math.abs(x) + Math.abs(y)
  const blend = 0.5 + 0.5 / straight
  return [x * blend, y * blend]
}

function spots(): Spot[] {
  const places: Spot[] = new Array(FIELDS)
  PLACES.forEach(([x, y], claim) => {
    RINGS[claim].forEach((field, k) => {
      const [dx, dy] = around(k)
      places[field] = [2 * x + dx, 2 * y + dy]
    })
  })
  return places
}

/** The trail round a claim, a smooth closed curve through its twelve fields. */
export function trail(claim: number): string {
  return smooth(RINGS[claim].map((field) => SPOTS[field]))
}

/** A curve through all points, closed or from the first to the last. */
export function smooth(points: readonly Spot[], closed = true): string {
  const last = points.length - 1
  const at = (i: number) =>
    closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(last, i))]
  const pieces = (closed ? points : points.slice(1)).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${short(a)} ${short(b)} ${short(to)}`
  })
  return `M${short(points[0])}${pieces.join('')}${closed ? 'Z' : ''}`
}

export function short(point: readonly number[]): string {
  return point.map((number) => Number(number.toFixed(3))).join(' ')
}
