import { expect, test } from 'vitest'
import { chaptersOf } from './chapters'
import { roundsOf } from './round'
import type { LogEntry } from './wire'

const log = (...seats: number[]): LogEntry[] => seats.map((seat, n) => ({ n, seat, events: [] }))
const now = (length: number, round: number, turn: number, ended = 0) => ({
  length,
  view: { seats: 3, round, max_rounds: 5, turn, first: 1, ended },
})

test('a round begins when turns come round to whoever began', () => {
  const chapters = chaptersOf(log(1, 2, 0, 1, 1, 2))
  expect(roundsOf(chapters, now(6, 2, 2))).toEqual([1, 1, 1, 2, 2])
  expect(roundsOf(chapters, now(6, 2, 0))).toEqual([1, 1, 1, 2, 2])
})

test('who has left is passed over, also whoever began', () => {
  expect(roundsOf(chaptersOf(log(2, 0, 2, 0)), now(4, 9, 2))).toEqual([7, 7, 8, 8])
})

test('what is told ahead of the position is counted on', () => {
  expect(roundsOf(chaptersOf(log(1, 2, 0, 1)), now(2, 3, 2))).toEqual([3, 3, 3, 4])
  expect(roundsOf(chaptersOf(log(1)), now(0, 1, 1))).toEqual([1])
})

test('nothing follows the last round', () => {
  expect(roundsOf(chaptersOf(log(1, 2, 0)), now(3, 5, 1, 4))).toEqual([5, 5, 5])
})
