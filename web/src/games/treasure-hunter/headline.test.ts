import { expect, test } from 'vitest'
import client from './index'
import { DRAFT, HAND } from './print'
import type { View } from './table'

test('two who draft count no further than their hands', () => {
  const said = (pick: number) => client.headline({ phase: DRAFT, pick } as View)
  expect(said(0)).toEqual(['text.draft', { n: 1 }])
  expect(said(HAND)).toEqual(['text.draft', { n: HAND }])
})
