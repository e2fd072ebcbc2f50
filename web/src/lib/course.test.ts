import { expect, test } from 'vitest'
import { turningPoints } from './course'

const moments = (...all: number[][]) => all.map((scores, n) => ({ n, scores }))

test('the lead changes hands where somebody else alone has most', () => {
  const found = turningPoints(moments([0, 0], [2, 0], [2, 2], [2, 3], [4, 3]))
  expect(found).toEqual([
    { n: 3, seat: 1, score: 3 },
    { n: 4, seat: 0, score: 4 },
  ])
})

test('who led from the start has not turned anything', () => {
  expect(turningPoints(moments([1, 0], [2, 1], [3, 1]))).toEqual([])
})
