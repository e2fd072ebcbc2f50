import { expect, test } from 'vitest'
import { Since, sinceMine } from './since.svelte'
import type { LogEntry } from './wire'

const entry = (n: number, seat: number): LogEntry => ({ n, seat, events: [['event.x', {}]] })
const log = [entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 2)]

test('all that came after what I did last', () => {
  expect(sinceMine(log, [0]).map(({ n }) => n)).toEqual([3, 4])
  expect(sinceMine(log, [2])).toEqual([])
})

test('nothing before I have done anything', () => {
  expect(sinceMine(log, [3])).toEqual([])
  expect(sinceMine(log, [])).toEqual([])
})

test('what had happened when I came is news until I have seen it or act', () => {
  const since = new Since()
  since.told(log, [0])
  expect(since.news.map(({ n }) => n)).toEqual([3, 4])
  since.told([...log, entry(5, 1)], [0])
  expect(since.news).toHaveLength(2)
  since.told([...log, entry(5, 1), entry(6, 0)], [0])
  expect(since.news).toEqual([])
})
