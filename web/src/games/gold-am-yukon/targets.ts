// Where on the board a choice belongs, and what part of the board to look at.

import type { Choice } from '../../lib/wire'
import { CLAIM_SPOTS, SPOTS, type Spot } from './geometry'

export interface Target {
  choice: Choice
  spot: Spot
  kind: 'step' | 'tail' | 'stake'
  /** Its place in the list of choices, from 1: the key that takes it. */
  number: number
}

export type Box = readonly [x: number, y: number, size: number]

export const WHOLE: Box = [-7.9, -7.9, 15.8]
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

export function nearest(targets: Target[], [x, y]: Spot, reach: number): Target | null {
  let best: Target | null = null
  let least = reach
  for (const target of targets) {
    const distance = Math.hypot(target.spot[0] - x, target.spot[1] - y)
    if (distance < least) [best, least] = [target, distance]
  }
  return best
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
