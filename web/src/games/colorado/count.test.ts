import { expect, test } from 'vitest'
import type { ColoradoView } from '../../lib/views'
import type { Line, LogEntry } from '../../lib/wire'
import { rankingOf, startsOf, timeOf } from './count'
import { hasPlace, placeOf, speaksOf } from './places'

const medals = [[0], [14, 15], []]
const view = { task: [0, 0, 0], medals, nuggets: [0, 0, 0] } as unknown as ColoradoView

test('the last one counts first, and nobody begins before the one before is done', () => {
  const result = { scores: [9, 12, 1], sources: [], winners: [1], tie_break: null }
  const ranking = rankingOf(view, result)
  expect(ranking.map(({ seat }) => seat)).toEqual([1, 0, 2])
  expect(startsOf(ranking)).toEqual([13, 6, 0])
  expect(timeOf(medals)).toBe(21)
})

test('who is level on points is ranked as the rules say, and has the flags that they told', () => {
  const zone = (points: number): Line => ['source.zone', { zone: 0, points }]
  const sources: Line[][] = [[zone(3)], [zone(5), ['source.medals', { medals: 2, points: 7 }]], []]
  const result = { scores: [12, 12, 12], sources, winners: [2], tie_break: null }
  const ranking = rankingOf(view, result)
  expect(ranking.map(({ seat }) => seat)).toEqual([2, 0, 1])
  expect(ranking.map(({ zones }) => zones)).toEqual([[], [3], [5]])
})

test('a line of the log is found on its sheet, its track or its area', () => {
  const entry: LogEntry = {
    ...{ n: 3, seat: 1 },
    events: [
      ['event.ticked', { seat: 1, step: 4 }],
      ['event.tracked', { seat: 1, track: 5, square: 2 }],
    ],
  }
  expect(placeOf(entry)).toEqual({ seat: 1, part: 'map' })
  expect(speaksOf(entry, { step: 4, seat: 1 })).toBe(true)
  expect(speaksOf(entry, { step: 4, seat: 0 })).toBe(false)
  expect(speaksOf(entry, { track: 5, square: 2 })).toBe(true)
  expect(hasPlace(['event.finished', { seat: 1 }])).toBe(false)
  expect(placeOf(null)).toBeNull()
})
