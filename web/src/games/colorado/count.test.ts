import { expect, test } from 'vitest'
import type { ColoradoView } from '../../lib/views'
import type { LogEntry } from '../../lib/wire'
import { rankingOf, tieOf, turnsOf } from './count'
import { hasPlace, placeOf, speaksOf } from './places'

const ended = (medals: number[][], nuggets: number[]) =>
  ({
    ...{ task: medals.map(() => 0), medals, nuggets },
    flags: medals.flatMap(() => [1, 0, 0, 0]),
  }) as unknown as ColoradoView

test('the last one counts first, and nobody begins before the one before is done', () => {
  const view = ended([[0], [14, 15], []], [0, 0, 0])
  expect(rankingOf(view).map(({ seat }) => seat)).toEqual([1, 0, 2])
  const { starts, all } = turnsOf(view)
  expect(starts).toEqual([13, 6, 0])
  expect(all).toBe(21)
})

test('a tie is named by what breaks it', () => {
  expect(tieOf(rankingOf(ended([[14], [0]], [0, 9])))).toBe('')
  expect(tieOf(rankingOf(ended([[15], [10, 12]], [9, 0])))).toBe('board.tie_medals')
  expect(tieOf(rankingOf(ended([[15], [15]], [1, 2])))).toBe('board.tie_nuggets')
  expect(tieOf(rankingOf(ended([[15], [15]], [2, 2])))).toBe('board.tie_shared')
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
