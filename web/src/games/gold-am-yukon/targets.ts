// Where on the board a choice belongs, and what part of the board to look at.

import type { Choice } from '../../lib/wire'
import { CLAIM_SPOTS, HIGH, SPOTS, type Spot, WIDE } from './geometry'

export interface Target {
  choice: Choice
  spot: Spot
  kind: 'step' | 'tail' | 'stake'
  /** Its place in the list of choices, from 1: the key that takes it. */
  number: number
}

/** The end of a way, and the choices that lead there. */
export interface End {
  way: string[]
  spot: Spot
}

export type Box = readonly [x: number, y: number, size: number]

const HALF = Math.max(WIDE, HIGH) + 0.9
export const WHOLE: Box = [-HALF, -HALF, 2 * HALF]
const LEAST = 6.4 // units a close look shows
const MARGIN = 1

export function targetsOf(choices: Choice[]): Target[] {
  return choices.flatMap((choice, index): Target[] => {
    const [kind, at] = choice.act.split(' ')
    const number = index + 1
    if (kind === 'step' || kind === 'tail') return [{ choice, spot: SPOTS[+at], kind, number }]
    if (kind === 'stake') return [{ choice, spot: CLAIM_SPOTS[+at], kind, number }]
    return []
  })
}

/** Where the ways end that one click may stand for. */
export function endsOf(ways: string[][]): End[] {
  return ways.map((way) => ({ way, spot: SPOTS[+way[way.length - 1].split(' ')[1]] }))
}

/** What a tap there means, whether or not it is possible. */
export function meant(at: Spot, starts: boolean): string {
  const claim = closest(CLAIM_SPOTS, at)
  const field = closest(SPOTS, at)
  const isClaim = distance(CLAIM_SPOTS[claim], at) < distance(SPOTS[field], at)
  return isClaim && !starts ? `stake ${claim}` : `step ${field}`
}

const distance = (one: Spot, other: Spot): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

function closest(spots: Spot[], at: Spot): number {
  const far = spots.map((spot) => distance(spot, at))
  return far.indexOf(Math.min(...far))
}

export function nearest<T extends { spot: Spot }>(
  targets: T[],
  [x, y]: Spot,
  reach: number,
): T | null {
  let best: T | null = null
  let least = reach
  for (const target of targets) {
    const distance = Math.hypot(target.spot[0] - x, target.spot[1] - y)
    if (distance < least) [best, least] = [target, distance]
  }
  return best
}

/** How large a target may be for a finger without touching another, in units of the board. */
export function roomOf(target: Target, targets: Target[], wanted: number): number {
  const [x, y] = target.spot
  const others = targets.filter((other) => other !== target)
  const near = others.map(({ spot }) => Math.hypot(spot[0] - x, spot[1] - y) / 2)
  return Math.min(wanted, ...near)
}

/** The square around some spots, large enough to see where one is. */
export function boxAround(spots: Spot[]): Box {
  if (!spots.length) return WHOLE
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const size = Math.max(LEAST, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)
  if (size >= 0.85 * WHOLE[2]) return WHOLE
  return inside((left + right) / 2, (top + bottom) / 2, size)
}

export function inside(x: number, y: number, size = LEAST): Box {
  const most = WHOLE[0] + WHOLE[2] - size
  const kept = (middle: number) => Math.min(most, Math.max(WHOLE[0], middle - size / 2))
  return [kept(x), kept(y), size]
}
