// The country around the trails: contour lines, a river and its creeks, all drawn from numbers.

import { type Spot, smooth } from './geometry'

/** A hill as closed lines of equal height. */
function hill(x: number, y: number, size: number, lines: number, seed: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const r = size * (1 - line / (lines + 0.6))
    return smooth(Array.from({ length: 18 }, (_, i) => bump(x, y, r, (Math.PI * i) / 9, seed)))
  })
}

function bump(x: number, y: number, r: number, angle: number, seed: number): Spot {
  const wave = 0.14 * Math.sin(2 * angle + seed) + 0.09 * Math.sin(3 * angle + 2.3 * seed)
  const reach = r * (1 + wave + 0.04 * Math.sin(5 * angle - seed))
  return [x + reach * Math.cos(angle), y + reach * 0.86 * Math.sin(angle)]
}

export const CONTOURS: string[] = [
  ...hill(-6.3, -6.1, 2.5, 5, 0.4),
  ...hill(6.6, -6.0, 2.2, 4, 2.1),
  ...hill(6.2, 6.3, 2.6, 5, 3.7),
  ...hill(-6.4, 6.2, 2.2, 4, 5.2),
  ...hill(-2.6, -2.2, 3.6, 4, 1.3),
  ...hill(3.1, 2.5, 3.9, 4, 4.4),
  ...hill(2.6, -3.1, 2.7, 3, 0.9),
  ...hill(-3, 3.2, 2.9, 3, 2.8),
  ...hill(-11.5, 0.4, 3.1, 4, 1.9),
  ...hill(11.6, -1.2, 3.3, 5, 3.1),
  ...hill(0.4, -11.4, 3.2, 4, 0.2),
  ...hill(-0.6, 11.6, 3.3, 4, 2.2),
]

const wandering = (points: Spot[]): string => smooth(points, false)

export const RIVER: string = wandering([
  [-15, -5.6],
  [-11, -3.4],
  [-8.6, -5.4],
  [-6.1, -4.4],
  [-4.9, -2.9],
  [-2.9, -1.1],
  [-1.1, 1.2],
  [1.1, 2.9],
  [2.9, 5.1],
  [5.0, 5.9],
  [6.4, 7.9],
  [9.5, 9.5],
])

export const CREEKS: string[] = [
  wandering([
    [7.6, -10.5],
    [5.9, -7.8],
    [4.9, -5.1],
    [3.1, -3.0],
    [1.0, -1.2],
    [-1.1, 1.2],
  ]),
  wandering([
    [-15, 3.6],
    [-11, 5.6],
    [-8, 4.2],
    [-5.0, 4.9],
    [-3.1, 3.0],
    [-1.1, 1.2],
  ]),
]

export const TREES: Spot[] = [
  [-7.1, -4.3],
  [-6.6, -4.0],
  [-4.6, -7.3],
  [-4.1, -6.9],
  [7.3, 4.2],
  [6.8, 4.6],
  [4.3, 7.2],
  [-7.2, 4.0],
  [-4.2, 7.3],
  [-3.8, 7.0],
  [7.2, -4.4],
  [4.1, -7.2],
  [-5.6, 5.3],
  [5.4, -5.2],
]
