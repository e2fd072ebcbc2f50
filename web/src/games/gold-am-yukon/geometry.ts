// Where things are drawn: the same claims and field numbers as the game's data.py.

export type Spot = readonly [x: number, y: number]

export const CENTRE = 18
const NORTH = 0
const EAST = 3
const SOUTH = 6
const WEST = 9
const AROUND = 12 // fields of a circle

/** The claims, x east and y south, row by row. */
export const PLACES: Spot[] = octagon()
export const RINGS: number[][] = rings()
export const FIELDS = 1 + Math.max(...RINGS.flat())
export const NEIGHBOURS: Set<number>[] = neighbours()
export const VALUES: number[] = PLACES.map(worth)
export const STARTS: number[] = starts()
/** Two units from claim to claim. */
export const CLAIM_SPOTS: Spot[] = PLACES.map(([x, y]) => [2 * x, 2 * y])
export const SPOTS: Spot[] = spots()

function octagon(): Spot[] {
  const places: Spot[] = []
  for (let y = -3; y <= 3; y++)
    for (let x = -3; x <= 3; x++) if (Math.abs(x) + Math.abs(y) <= 4) places.push([x, y])
  return places
}

function claimAt(x: number, y: number): number {
  return PLACES.findIndex((place) => place[0] === x && place[1] === y)
}

/** Clockwise from north; touching circles share a field. */
function rings(): number[][] {
  const all: number[][] = []
  let fresh = 0
  for (const [x, y] of PLACES) {
    const above = claimAt(x, y - 1)
    const left = claimAt(x - 1, y)
    const ring: number[] = []
    for (let k = 0; k < AROUND; k++) {
      if (k === NORTH && above >= 0) ring.push(all[above][SOUTH])
      else if (k === WEST && left >= 0) ring.push(all[left][EAST])
      else ring.push(fresh++)
    }
    all.push(ring)
  }
  return all
}

function neighbours(): Set<number>[] {
  const near = Array.from({ length: FIELDS }, () => new Set<number>())
  for (const ring of RINGS)
    ring.forEach((field, k) => {
      const next = ring[(k + 1) % AROUND]
      near[field].add(next)
      near[next].add(field)
    })
  return near
}

function worth([x, y]: Spot): number {
  const distance = Math.abs(x) + Math.abs(y)
  if (distance === 0) return 6
  if (distance === 1) return 4
  return distance === 4 || Math.max(Math.abs(x), Math.abs(y)) === 3 ? 1 : 2
}

function starts(): number[] {
  const side = (k: number, isOnIt: (place: Spot) => boolean) =>
    PLACES.flatMap((place, claim) => (isOnIt(place) ? [RINGS[claim][k]] : []))
  return [
    ...side(NORTH, ([, y]) => y === -3),
    ...side(EAST, ([x]) => x === 3),
    ...side(SOUTH, ([, y]) => y === 3),
    ...side(WEST, ([x]) => x === -3),
  ]
}

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
