import { beforeEach, expect, test } from 'vitest'
import { GRACE, noted, patience } from './manners'
import type { Position } from './wire'

const forced = (how: Position['forced'], can_undo = false, act = 'pass') =>
  ({ forced: how, can_undo, choices: [{ act, line: ['', {}] }] }) as unknown as Position

beforeEach(() => localStorage.clear())

test('where something could be taken back, there is a moment before luck is thrown', () => {
  expect(patience(forced('final', true), false)).toBe(GRACE)
  expect(patience(forced('final'), false)).toBeLessThan(GRACE)
  expect(patience(forced('free', true), false)).toBeLessThan(GRACE)
})

test('an answer that nobody may know to be forced takes as long as this person usually takes', () => {
  for (let n = 0; n < 24; n++) noted(['pass', 'play sword'], 5000 + n)
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const wait = patience(forced('veiled'), true, () => chance)
    expect(wait).toBeGreaterThanOrEqual(5000)
    expect(wait).toBeLessThan(5024)
  }
})

test('until some answers are known, the wait is spread as people are', () => {
  const waits = [0, 0.5, 0.99].map((chance) => patience(forced('veiled'), true, () => chance))
  expect(new Set(waits).size).toBe(3)
  expect(Math.min(...waits)).toBeGreaterThan(1000)
})

test('with bots alone there is nobody to learn anything', () => {
  expect(patience(forced('veiled'), false)).toBeLessThan(1000)
})

test('an answer for later takes as long as one given now, where others wait', () => {
  const later = { ...forced('', true), standing: { act: 'pass', mark: 64 } }
  for (const chance of [0, 0.3, 0.9])
    expect(patience(later, true, () => chance)).toBe(patience(forced('veiled'), true, () => chance))
})
