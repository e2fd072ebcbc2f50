import { expect, test } from 'vitest'
import { span } from './time.svelte'

test.each([
  [0, '0:00'],
  [67, '1:07'],
  [3599, '59:59'],
  [3600, '1h'],
  [5 * 3600 + 12 * 60, '5h 12m'],
  [2 * 86400 + 5 * 3600 + 59, '2d 5h'],
  [3 * 86400, '3d'],
])('%i seconds are %s', (seconds, words) => {
  expect(span(seconds, 'en')).toBe(words)
})

test('in the reader’s language', () => {
  expect(span(86400, 'fr').replace(/\s/g, '')).toBe('1j')
})
