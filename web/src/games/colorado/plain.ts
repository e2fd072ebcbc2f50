// A route sheet that nobody has drawn, of another edition: the grid it prints, in plain cells.

import type { Spot } from './geometry'
import { GRID, LANDS, RAIL_AFTER, RIDGES } from './print'

const WIDE = 400
const HIGH = 564 // the railway lies below
const COLUMNS = 3 // of nodes in a cell: the flag, the medal, the steps
const ROWS = 4
const LINE = 615
const FORK = 23

const cell: Spot = [WIDE / Math.max(...GRID.map((row) => row.length)), HIGH / GRID.length]

/** The upper left corner of a region's cell. */
function cornerOf(region: number): Spot {
  const y = GRID.findIndex((row) => row.includes(LANDS[region].name))
  return [GRID[y].indexOf(LANDS[region].name) * cell[0], y * cell[1]]
}

export function outline(region: number): Spot[] {
  const [x, y] = cornerOf(region)
  return [
    [x, y],
    [x + cell[0], y],
    [x + cell[0], y + cell[1]],
    [x, y + cell[1]],
  ]
}

/** Flag, medal, steps. */
export function spots(region: number): Spot[] {
  const [x, y] = cornerOf(region)
  return Array.from({ length: 2 + LANDS[region].icons.length }, (_, n): Spot => {
    const place = n < 2 ? n * (COLUMNS - 1) : n + 1
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
    return [x + (cell[0] * (column + 0.5)) / COLUMNS, y + (cell[1] * (row + 0.5)) / ROWS]
  })
}

/** Mountains as bars between two cells, or at the corner where they meet. */
export function ridges(): Spot[][] {
  return RIDGES.map(([one, other]) => {
    const [[a, b], [c, d]] = [cornerOf(one), cornerOf(other)]
    const [x, y] = [(a + c + cell[0]) / 2, (b + d + cell[1]) / 2]
    const across = a === c ? cell[0] / 2.4 : 5
    const down = b === d ? cell[1] / 2.4 : 5
    return [
      [x - across, y - down],
      [x + across, y - down],
      [x + across, y + down],
      [x - across, y + down],
    ]
  })
}

/** The steps of the railway: as far to the right as they come, branches above and below. */
export function rail(): Spot[] {
  const depth = [0]
  const side = [0]
  RAIL_AFTER.forEach((next, from) => {
    next.forEach((to, n) => {
      depth[to + 1] = Math.max(depth[to + 1] ?? 0, depth[from] + 1)
      const forks = next.length > 1 ? (n ? 1 : -1) : side[from]
      const joins = (side[to + 1] ?? forks) !== forks
      side[to + 1] = joins ? 0 : forks
    })
  })
  const stride = 296 / Math.max(1, Math.max(...depth) - 1)
  return depth.slice(1).map((far, n) => [62 + (far - 1) * stride, LINE + FORK * side[n + 1]])
}
