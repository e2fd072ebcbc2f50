import { expect, test } from 'vitest'
import type { Line, LogEntry } from '../../lib/wire'
import { flightOf } from './flights'
import type { Valley } from './geometry'
import { duration } from './moments'
import { hasPlace, toldIn } from './places'
import { GOLD, STICK } from './print'

const view = {
  ...{ tiles: [0, 12], across: [0, 0, 1, 0], up: [-1, 0, 0, 1] },
  way: Array.from({ length: 24 }, () => 1),
} as unknown as Valley

const entry = (n: number, ...events: Line[]): LogEntry => ({ n, seat: 0, events })
const went = entry(0, ['event.went_out', { seat: 0, origin: 0, place: 2, mode: 0 }])

test('a line tells its tile, or the way somebody went', () => {
  const laid = entry(1, ['event.laid', { seat: 0, tile: 12, number: 1 }])
  expect(toldIn(view, laid, [went, laid])).toEqual({ tiles: [1], places: [] })
  expect(toldIn(view, went, [went])).toEqual({ tiles: [], places: [0, 2] })
})

test('what names no place happened where its player stood then', () => {
  const drew = entry(1, ['event.drew', { seat: 0, tile: 12 }])
  const on = entry(2, ['event.went', { seat: 0, origin: 2, place: 3, mode: 0 }])
  expect(toldIn(view, drew, [went, drew, on])).toEqual({ tiles: [], places: [2] })
  expect(toldIn(view, drew, [drew, on])).toEqual({ tiles: [], places: [] }) // too long ago to know
})

test('a tile that does not lie there yet is not looked for', () => {
  const laid = entry(1, ['event.laid', { seat: 0, tile: 12, number: 7 }])
  expect(toldIn(view, laid, [laid]).tiles).toEqual([])
  expect(hasPlace(['event.ice_moved', { tiles: 3 }])).toBe(false)
})

test('gold flies to the bag, with its value where it is known', () => {
  const found = { seat: 1, number: 0, colour: 0 }
  const mine = flightOf(['event.found_gold', { ...found, nuggets: 2 }])
  expect(mine).toMatchObject({ from: { tile: 0 }, to: { seat: 1, part: 'bag' }, value: 2 })
  expect(flightOf(['event.found_gold_hidden', { ...found, nuggets: -1 }])?.value).toBeUndefined()
})

test('goods fly where they belong, what is hidden stays covered', () => {
  expect(flightOf(['event.took', { seat: 0, number: 1, thing: -1 }])).toMatchObject({
    ...{ glyph: 'covered', to: { seat: 0, part: 'gear' } },
  })
  expect(flightOf(['event.took', { seat: 0, number: 1, thing: STICK }])?.glyph).toBe('stick')
  expect(flightOf(['event.paid', { seat: 0, thing: GOLD + 2 }])).toMatchObject({
    ...{ from: { seat: 0, part: 'bag' }, to: { place: 0 }, value: 3 },
  })
  expect(flightOf(['event.turn_ended', { seat: 0 }])).toBeNull()
})

test('everything that flies is shown long enough to be followed', () => {
  for (const key of ['gained', 'handed', 'paid', 'swapped', 'found_gold', 'took']) {
    expect(duration([`event.${key}`, {}])).toBeGreaterThanOrEqual(400)
    expect(duration([`event.${key}`, {}])).toBeLessThanOrEqual(900)
  }
})
