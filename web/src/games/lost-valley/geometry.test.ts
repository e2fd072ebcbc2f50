import { describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/wire'
import { distance, middleOf, outlineOf, riverOn, spotAt, type Valley } from './geometry'
import { glyphOf } from './glyphs'
import { layingsOf } from './layings'
import { ACROSS, RIVER_EDGES, SHAPE, UP } from './print'

const offer = (act: string, hour = 12): Choice => ({ act, line: ['choice', { hour }] })

/** The valley before anybody has set out: the store, the two fords, the open river. */
const START = {
  across: [1, 0, 1],
  up: [-1, 0, 0],
  place: [1, 0],
  turn: 0,
  mouth: [1, 2, 0],
} as unknown as Valley

describe('the lattice', () => {
  it('has sides of one length, and upstream is up', () => {
    expect(distance(spotAt(0, 0), spotAt(1, 0))).toBeCloseTo(100)
    expect(distance(spotAt(0, 0), spotAt(0, 1))).toBeCloseTo(100)
    expect(distance(spotAt(0, 0), spotAt(-1, 1))).toBeCloseTo(100)
    expect(spotAt(0, 1)[1]).toBeLessThan(0)
  })

  it('draws a tile in by the same on all sides', () => {
    const spots = [spotAt(0, 0), spotAt(1, 0), spotAt(1, 1), spotAt(0, 1)]
    expect(outlineOf(spots)).toBe('M0.0 0.0L100.0 0.0L150.0 -86.6L50.0 -86.6Z')
    expect(outlineOf(spots, 2)).toContain('-2.0')
  })

  it('lets the river meet the middles of its sides', () => {
    const spots = [spotAt(0, 0), spotAt(1, 0), spotAt(1, 1), spotAt(0, 1)]
    expect(RIVER_EDGES[SHAPE[0]]).toEqual([0, 2])
    expect(riverOn(0, spots)).toMatch(/^M50\.0 0\.0C50\.0 -34\.0 .* 100\.0 -86\.6$/)
  })
})

describe('layings', () => {
  it('of land lie around the explorer, each with a handle of its own', () => {
    const offers = Array.from({ length: 12 }, (_, n) => offer(`land ${n}`))
    const layings = layingsOf(START, offers)
    expect(layings).toHaveLength(12)
    for (const { spots } of layings) expect(spots[0]).toEqual(spotAt(0, 0))
    for (const one of layings)
      for (const other of layings)
        if (one !== other) expect(distance(one.handle, other.handle)).toBeGreaterThan(45)
  })

  it('of the river join the open end with the side that is told', () => {
    for (const entry of [0, 1, 2, 3]) {
      const [{ spots }] = layingsOf(START, [offer(`river ${entry}`)])
      expect(spots[entry]).toEqual(spotAt(0, 0))
      expect(spots[(entry + 1) % 4]).toEqual(spotAt(1, 0))
    }
  })

  it.each([0, 1, 2, 3, 4, 5])('at an open end that looks to %i each have a handle', (k) => {
    const [across, up] = [ACROSS[k], UP[k]]
    const view = { ...START, across: [1, 0, across], up: [-1, 0, up], mouth: [1, 2, k] }
    const layings = layingsOf(
      view,
      [0, 1, 2, 3].map((entry) => offer(`river ${entry}`)),
    )
    expect(middleOf(layings[0].spots)).toEqual(middleOf(layings[2].spots))
    const handles = layings.map(({ handle }) => handle)
    for (const [n, one] of handles.entries())
      for (const other of handles.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(45)
  })
})

it('every choice has a drawing', () => {
  expect(glyphOf('pan 3')).toBe('sieve')
  expect(glyphOf('end')).toBe('end')
})
