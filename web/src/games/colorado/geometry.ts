// Where everything lies on the route sheet: 400 wide; what it is comes from `print`.

import * as plain from './plain'
import { RIDGES as CUTS, GRID, LANDS, RAIL_AFTER } from './print'

export type Spot = readonly [x: number, y: number]

export const WIDTH = 400
export const HEIGHT = 664
export const STEP = 15.5 // half a scrap of paper
export const HIT = 22.7 // what a finger finds

/** The sheet that is drawn here; of another one the regions are plain cells. */
const SHEET = 'F1 V1 F2 D1/L1 ^ L2 F3/D2 D3 ^ L3/F4 L4 V2 D4'
const STEPS = 'V1:2 V2:2 F1:4 F2:4 F3:4 F4:3 D1:5 D2:4 D3:9 D4:5 L1:3 L2:3 L3:3 L4:2'
const isDrawn =
  GRID.map((row) => row.join(' ')).join('/') === SHEET &&
  LANDS.map(({ name, icons }) => `${name}:${icons.length}`).join(' ') === STEPS &&
  CUTS.length === 7
const LINES = '0/1,3/2/5/4/5/6,8/7/10/9/10'
const hasDrawnRail = RAIL_AFTER.map((next) => next.join(',')).join('/') === LINES

/** Corners of each region, in the order of LANDS; neighbours share theirs. */
// biome-ignore format: a table, one thing a line
const OUTLINES: Spot[][] = [
  [[100, 0], [200, 0], [200, 132], [165, 126], [100, 126]],
  [[200, 402], [238, 402], [300, 404], [300, 564], [200, 564]],
  [[0, 0], [100, 0], [100, 126], [0, 126]],
  [[200, 0], [300, 0], [300, 136], [200, 132]],
  [[300, 158], [400, 158], [400, 276], [300, 276]],
  [[0, 400], [100, 400], [100, 564], [0, 564]],
  [[300, 0], [400, 0], [400, 158], [300, 158], [300, 136]],
  [[0, 280], [100, 280], [100, 400], [0, 400]],
  [[100, 158], [168, 162], [202, 276], [238, 276], [238, 402], [200, 402], [100, 400], [100, 280]],
  [[300, 404], [400, 402], [400, 564], [300, 564]],
  [[0, 156], [100, 158], [100, 280], [0, 280]],
  [[165, 126], [200, 132], [300, 136], [300, 158], [300, 276], [264, 276], [238, 276], [202, 276],
    [168, 162]],
  [[264, 276], [300, 276], [400, 276], [400, 368], [310, 362]],
  [[100, 400], [200, 402], [200, 564], [100, 564]],
]

/** The mountains nobody crosses. */
// biome-ignore format: a table, one thing a line
const RIDGES: Spot[][] = [
  [[0, 126], [100, 126], [165, 126], [168, 162], [100, 158], [0, 156]],
  [[238, 276], [264, 276], [310, 362], [400, 368], [400, 402], [300, 404], [238, 402]],
]

/** Of each region: flag, medal, steps. */
// biome-ignore format: a table, one thing a line
const SPOTS: Spot[][] = [
  [[122, 24], [178, 24], [127, 82], [173, 82]],
  [[222, 428], [278, 428], [227, 492], [273, 492]],
  [[20, 22], [80, 22], [28, 60], [28, 104], [72, 104], [72, 60]],
  [[220, 22], [280, 22], [228, 62], [272, 62], [228, 108], [272, 108]],
  [[320, 180], [380, 180], [328, 212], [328, 256], [372, 256], [372, 212]],
  [[22, 424], [78, 424], [74, 472], [26, 478], [50, 526]],
  [[320, 18], [380, 18], [328, 50], [372, 50], [372, 94], [328, 94], [328, 138]],
  [[20, 302], [80, 302], [28, 336], [28, 380], [72, 336], [72, 380]],
  [[170, 292], [168, 338], [166, 244], [148, 196], [122, 234], [122, 280], [122, 324], [214, 296],
    [214, 340], [214, 384], [170, 384]],
  [[320, 424], [380, 424], [328, 456], [372, 456], [372, 500], [328, 500], [328, 544]],
  [[20, 180], [80, 180], [28, 214], [72, 214], [72, 258]],
  [[222, 156], [282, 156], [226, 204], [274, 196], [274, 244]],
  [[290, 294], [386, 342], [328, 298], [376, 298], [352, 342]],
  [[122, 428], [178, 428], [127, 492], [173, 492]],
]

const LINE = 615
const FORK = 23
export const RAIL_START: Spot = [18, LINE]
const RAIL: Spot[] = [
  [62, LINE],
  [116, LINE - FORK],
  [162, LINE - FORK],
  [116, LINE + FORK],
  [162, LINE + FORK],
  [212, LINE],
  [262, LINE - FORK],
  [308, LINE - FORK],
  [262, LINE + FORK],
  [308, LINE + FORK],
  [358, LINE],
]

export const RAIL_SPOTS: Spot[] = hasDrawnRail ? RAIL : plain.rail()

/** The track to a step, from the start (0) or from the step before it, counted from 1. */
export function trackTo(from: number, to: number): string {
  const [x1, y1] = from ? RAIL_SPOTS[from - 1] : RAIL_START
  const [x2, y2] = RAIL_SPOTS[to]
  if (y1 === y2) return `M${x1} ${y1}H${x2}`
  return `M${x1} ${y1}C${x1 + 30} ${y1} ${x2 - 30} ${y2} ${x2} ${y2}`
}

const spots = LANDS.map((_, region) => (isDrawn ? SPOTS[region] : plain.spots(region)))
export const flagOf = (region: number): Spot => spots[region][0]
export const medalOf = (region: number): Spot => spots[region][1]
/** A node of a region: 0 the flag, then the steps. */
export const nodeOf = (region: number, node: number): Spot =>
  node ? spots[region][node + 1] : spots[region][0]

export const regionPath = (region: number): string =>
  coast(isDrawn ? OUTLINES[region] : plain.outline(region))
export const RIDGE_PATHS: string[] = (isDrawn ? RIDGES : plain.ridges()).map(coast)

/** Peaks along the ridges: foot and height. */
// biome-ignore format: a table, one thing a line
const ALL_PEAKS: [x: number, y: number, height: number][] = [
  [14, 152, 22], [38, 154, 30], [66, 153, 25], [92, 155, 32], [118, 156, 26], [142, 157, 31],
  [160, 156, 20], [252, 310, 28], [260, 346, 34], [282, 372, 30], [256, 392, 34], [300, 396, 28],
  [326, 398, 26], [352, 399, 30], [382, 399, 25],
]
export const PEAKS = isDrawn ? ALL_PEAKS : []

/** A hand-drawn outline: the same wobble on both sides of a shared border. */
function coast(corners: Spot[]): string {
  const points = corners.flatMap((from, n) => {
    const to = corners[(n + 1) % corners.length]
    return [from, ...between(from, to)]
  })
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

function between(from: Spot, to: Spot): Spot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const isEdge = (k: 0 | 1, end: number) => from[k] === end && to[k] === end
  if (length < 30 || isEdge(0, 0) || isEdge(0, WIDTH) || isEdge(1, 0) || isEdge(1, 564)) return []
  const [a, b] = from[0] + from[1] < to[0] + to[1] ? [from, to] : [to, from]
  const parts = Math.round(length / 16)
  const spots = Array.from({ length: parts - 1 }, (_, n): Spot => {
    const at = (n + 1) / parts
    const away = 2.6 * Math.sin((n + 1) * 2.1 + a[0] * 0.37 + b[1] * 0.53)
    const [x, y] = [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at]
    return [x - ((b[1] - a[1]) / length) * away, y + ((b[0] - a[0]) / length) * away]
  })
  return a === from ? spots : spots.reverse()
}
