import { expect, test } from 'vitest'
import { lengthOf, merged, told } from './logbook'
import type { LogEntry } from './wire'

const entry = (n: number): LogEntry => ({ n, seat: 0, events: [] })
const happened = (since: number, ...numbers: number[]) =>
  ({ type: 'happened', since, entries: numbers.map(entry) }) as const

test('new entries are fresh', () => {
  const news = merged([entry(0)], happened(1, 1, 2))
  expect(news.log.map((e) => e.n)).toEqual([0, 1, 2])
  expect(news.fresh.map((e) => e.n)).toEqual([1, 2])
})

test('after an undo the rest is forgotten', () => {
  const news = merged([entry(0), entry(1), entry(2)], happened(1))
  expect(news.log.map((e) => e.n)).toEqual([0])
  expect(news.fresh).toEqual([])
})

test('a whole log brings only what is new', () => {
  const news = merged([entry(0), entry(1)], happened(0, 0, 1, 2))
  expect(news.log).toHaveLength(3)
  expect(news.fresh.map((e) => e.n)).toEqual([2])
})

test('who was away too long goes on from what is told now', () => {
  expect(merged([entry(0)], happened(5, 5))).toEqual({ log: [entry(5)], fresh: [] })
  expect(merged([entry(5)], happened(3, 3, 4))).toEqual({ log: [entry(3), entry(4)], fresh: [] })
})

test('a log that begins later is counted from the start', () => {
  const news = merged([entry(7), entry(8)], happened(9, 9))
  expect(news.log.map((e) => e.n)).toEqual([7, 8, 9])
  expect(news.fresh.map((e) => e.n)).toEqual([9])
  expect(lengthOf(news.log)).toBe(10)
  expect(lengthOf([])).toBe(0)
})

test('what happens several times in a row is told once', () => {
  expect(told(['Ada pays.', 'Ada draws.', 'Ada draws.', 'Ada pays.'])).toBe(
    'Ada pays. Ada draws (2×). Ada pays.',
  )
  expect(told([])).toBe('')
})
