import { expect, test } from 'vitest'
import { fitOf } from './fit'

const drawing = (columns: number, rows: number) => Array(rows).fill('#'.repeat(columns)).join('\n')

test('a small board is written large, but not too large', () => {
  expect(fitOf(drawing(20, 5), 800, 700)).toEqual({ size: 17, wraps: true })
})

test('a wide drawing decides the size', () => {
  const { size, wraps } = fitOf(drawing(85, 20), 700, 700)
  expect(size).toBeCloseTo(700 / 85 / 0.61)
  expect(wraps).toBe(true)
})

test('on a phone a drawing is scrolled rather than torn', () => {
  expect(fitOf(drawing(85, 50), 370, 370)).toEqual({ size: 8.5, wraps: false })
})

test('a long sentence does not make everything small', () => {
  expect(fitOf(`${drawing(30, 5)}\n${'word '.repeat(60)}`, 800, 700).size).toBe(17)
})
