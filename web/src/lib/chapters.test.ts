import { expect, test } from 'vitest'
import { chaptersOf } from './chapters'
import type { Line, LogEntry } from './wire'

const entry = (n: number, seat: number, ...events: Line[]): LogEntry => ({ n, seat, events })
const shape = (chapters: ReturnType<typeof chaptersOf>) =>
  chapters.map(({ title, seat, entries }) => [
    title ? title[0] : title,
    seat,
    entries.map(({ n }) => n),
  ])

test('a turn lasts until somebody else acts', () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 0)]
  expect(shape(chaptersOf(log))).toEqual([
    ['', 0, [0, 1]],
    ['', 1, [2]],
    ['', 0, [3]],
  ])
})

test('a game that says where its turns begin is believed', () => {
  const log = [entry(0, 0, ['event.turn', { number: 2 }]), entry(1, 1), entry(2, 0), entry(3, 1)]
  const heading = ([key, n]: Line): Line | undefined =>
    key === 'event.turn' ? ['text.turn', n] : undefined
  expect(shape(chaptersOf(log, heading))).toEqual([
    [undefined, 0, [0]],
    ['text.turn', 1, [1, 2, 3]],
  ])
})

test('who answers in the middle of a turn does not begin one', () => {
  const log = [
    entry(0, 0),
    entry(1, 1),
    entry(2, 0, ['event.turn_ended', { seat: 0 }]),
    entry(3, 1),
  ]
  const heading = ([key]: Line) => (/^(start|event.turn_ended)$/.test(key) ? '' : undefined)
  expect(shape(chaptersOf(log, heading))).toEqual([
    ['', 0, [0, 1, 2]],
    ['', 1, [3]],
  ])
})
