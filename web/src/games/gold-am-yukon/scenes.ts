// What the drawings of the rules show: chains and claims laid out around the middle of the board.

import { CENTRE, CIRCLE, CLAIM_SPOTS, PLACES, RINGS, SPOTS, type Spot, STARTS } from './geometry'
import type { Setting } from './stones'
import { type End, type Target, targetsOf } from './targets'

export interface Scene extends Setting {
  box: readonly [x: number, y: number, width: number, height: number]
  ends: End[]
  targets: Target[]
  /** Whether my chain has a direction. */
  heading: boolean
}

const WIDE = 6.4 // units across
const HOUR = (hour: number): number => ((hour % CIRCLE) + CIRCLE) % CIRCLE
const NOBODY = -1

/** Fields of a circle, from one hour on, one way round or the other. */
const arc = (claim: number, from: number, count: number, way = 1): number[] =>
  Array.from({ length: count }, (_, n) => RINGS[claim][HOUR(from + n * way)])

/** The claim whose circle touches this one at an hour. */
const beside = (claim: number, hour: number): number =>
  RINGS.findIndex((ring, other) => other !== claim && ring.includes(RINGS[claim][hour]))

function scene(middle: Spot, laid: Partial<Scene>, wide = WIDE): Scene {
  const [x, y] = middle
  return {
    box: [x - wide / 2, y - wide / 4, wide, wide / 2],
    chains: [],
    owner: PLACES.map(() => NOBODY),
    ends: [],
    targets: [],
    heading: false,
    ...laid,
  }
}

/** Choices without the numbers of their keys. */
const glowing = (...acts: string[]): Target[] =>
  targetsOf(acts.map((act) => ({ act, line: ['', {}] }))).map((target) => ({
    ...target,
    number: Number.POSITIVE_INFINITY,
  }))

const between = (one: number, other: number): Spot => [
  (CLAIM_SPOTS[one][0] + CLAIM_SPOTS[other][0]) / 2,
  (CLAIM_SPOTS[one][1] + CLAIM_SPOTS[other][1]) / 2,
]

/** A start field on the upper rim, and the claim it belongs to. */
function start(): { field: number; claim: number } {
  const field = STARTS.reduce((best, one) => (SPOTS[one][1] < SPOTS[best][1] ? one : best))
  return { field, claim: RINGS.findIndex((ring) => ring.includes(field)) }
}

function claims(): Scene {
  return scene(CLAIM_SPOTS[CENTRE], {}, 7.6)
}

function entering(): Scene {
  const { field, claim } = start()
  const at = RINGS[claim].indexOf(field)
  const [next, before] = [arc(claim, at + 3, 4), arc(claim, at - 1, 4, -1)]
  const ends = [next, before].flatMap((way) =>
    way.slice(1).map((last, n): End => ({ way: way.slice(0, n + 2).map(step), spot: SPOTS[last] })),
  )
  const [x, y] = CLAIM_SPOTS[claim]
  const targets = glowing(step(next[0]), step(before[0]))
  return scene([x, y - 0.18], { chains: [arc(claim, at, 3)], ends, targets }, 5.9)
}

const step = (field: number): string => `step ${field}`

function moving(): Scene {
  const [west, east] = [beside(CENTRE, 9), beside(CENTRE, 3)]
  const chain = [...arc(west, 10, 5), ...arc(CENTRE, 9, 7)]
  const ways = [...arc(east, 8, 1), ...arc(east, 10, 1), ...arc(CENTRE, 4, 1)]
  const targets = glowing(...ways.map(step))
  return scene(CLAIM_SPOTS[CENTRE], { chains: [chain], targets, heading: true }, 7.6)
}

function meeting(): Scene {
  const east = beside(CENTRE, 3)
  const mine = arc(CENTRE, 9, 6)
  const theirs = arc(east, 3, 7, -1)
  return scene(between(CENTRE, east), { chains: [mine, theirs], heading: true })
}

function staking(): Scene {
  const claim = beside(CENTRE, 3)
  const taken = beside(claim, 3)
  const owner = PLACES.map((_, one) => (one === taken ? 1 : NOBODY))
  const targets = glowing(`stake ${claim}`)
  return scene(between(claim, taken), { chains: [arc(claim, 0, CIRCLE), []], owner, targets })
}

export const SCENES: Record<string, () => Scene> = { claims, entering, moving, meeting, staking }
