import { expect, test } from 'vitest'
import { routeOf } from './route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/new/gold-am-yukon', { page: 'new', game: 'gold-am-yukon' }],
  ['/t/abc', { page: 'table', id: 'abc', n: null }],
  ['/t/abc/17', { page: 'table', id: 'abc', n: 17 }],
  ['/t/abc/x', { page: 'lost' }],
  ['/somewhere/else', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
