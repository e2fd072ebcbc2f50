import { expect, test } from 'vitest'
import { placesOf } from './fan'

test('cards lie in the middle, a gap apart', () => {
  expect(placesOf(2, 100, 20, 10)).toEqual([25, 55])
})

test('cards that need more than the row lie over one another, within it', () => {
  expect(placesOf(5, 100, 40, 5)).toEqual([0, 15, 30, 45, 60])
})

test('one card, or none', () => {
  expect(placesOf(1, 100, 40, 5)).toEqual([30])
  expect(placesOf(0, 100, 40, 5)).toEqual([])
})
