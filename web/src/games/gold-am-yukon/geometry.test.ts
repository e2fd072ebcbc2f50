import { expect, test } from 'vitest'
import type { GoldAmYukonView as View } from '../../lib/views'
import { CENTRE, FIELDS, NEIGHBOURS, PLACES, RINGS, SPOTS, STARTS, VALUES } from './geometry'
import { after, moved } from './moments'
import { Stones, spotOf } from './stones'
import { boxAround, nearest, targetsOf, WHOLE } from './targets'

test('37 claims and 384 fields, numbered as in data.py', () => {
  expect(PLACES).toHaveLength(37)
  expect(FIELDS).toBe(384)
  expect(PLACES[CENTRE]).toEqual([0, 0])
  expect(STARTS).toEqual([0, 12, 23, 152, 223, 294, 358, 369, 379, 96, 168, 239])
  expect(RINGS[CENTRE]).toEqual([124, 191, 192, 193, 194, 195, 196, 197, 198, 183, 199, 200])
  expect(RINGS[36][11]).toBe(383)
})

test('70 nuggets, 444 links, 60 forks', () => {
  expect(VALUES.reduce((a, b) => a + b)).toBe(70)
  expect(NEIGHBOURS.reduce((n, near) => n + near.size, 0) / 2).toBe(444)
  expect(NEIGHBOURS.filter((near) => near.size === 4)).toHaveLength(60)
})

test('no two fields are drawn on top of each other', () => {
  for (const [x, y] of SPOTS) {
    const close = SPOTS.filter(([a, b]) => Math.hypot(a - x, b - y) < 0.44)
    expect(close).toHaveLength(1)
  }
})

test('the tail goes before the head, and a ring opens where it is cut', () => {
  const ring = RINGS[0]
  expect(moved(ring.slice(0, 4), ring[0], ring[4])).toEqual(ring.slice(1, 5))
  const cut = moved([...ring], ring[5], RINGS[1][8])
  expect(cut).toHaveLength(12)
  expect(cut).not.toContain(ring[5])
})

test('a prospector keeps its identity while it slides, and becomes the guard of a claim', () => {
  const stones = new Stones()
  const seen: Partial<View> = { chains: [[0, 1, 2]], owner: [-1], nuggets: [0], hand: [9] }
  const view = seen as View
  const before = stones.follow(view)
  const next = after(view, ['event.moved', { seat: 0, origin: 0, field: 4 }])
  const slid = stones.follow(next)
  expect(slid.map((stone) => stone.id)).toEqual(before.map((stone) => stone.id))
  expect(slid.map((stone) => stone.place).sort()).toEqual([1, 2, 4])
  const staked = after(next, ['event.staked', { seat: 0, origin: 1, claim: 0, nuggets: 1 }])
  expect(staked.nuggets).toEqual([1])
  expect(stones.follow(staked).map(spotOf)).toContainEqual([-2, -6])
})

test('a tap means the nearest choice within reach', () => {
  const targets = targetsOf([
    { act: 'step 5', line: ['action.step', { a: 5 }] },
    { act: 'roll', line: ['action.roll', {}] },
  ])
  expect(targets).toHaveLength(1)
  const [x, y] = SPOTS[5]
  expect(nearest(targets, [x + 0.3, y], 0.5)?.choice.act).toBe('step 5')
  expect(nearest(targets, [x + 3, y], 0.5)).toBeNull()
})

test('a close look stays on the board', () => {
  const [x, y, size] = boxAround([SPOTS[0]])
  expect(size).toBeLessThan(WHOLE[2])
  expect(y).toBe(WHOLE[1])
  expect(x + size).toBeLessThanOrEqual(WHOLE[0] + WHOLE[2])
})
