import { expect, test } from 'vitest'
import { after } from './moments'
import { CARD_NAMES, disciplineOf, pawsOf, siteOf, strengthOf, tileKind, worthOf } from './print'
import { heldFor, laidPaws, partsOf, totalOf } from './sums'
import type { View } from './table'

const seen: Partial<View> = {
  ...{ viewer: 0, phase: 0, site: 0, hand: [2, 14, 38, 54], hand_sizes: [4, 4] },
  ...{
    laid: [[], []],
    sent: [0, 0],
    totals: [0, 0],
    asleep: [],
    tiles: [[], []],
    discards: [[], []],
  },
  ...{ treasures: [24, 29, 1, 2, 3, 4], money: [15, -1], goblins: [1, -1], lairs: [0, 7, 21] },
}
const view = seen as View

test('60 cards, numbered as in data.py', () => {
  expect(CARD_NAMES).toHaveLength(60)
  expect([CARD_NAMES[35], CARD_NAMES[36], CARD_NAMES[59]]).toEqual(['red-12', 'dog-1', 'sleeping'])
  expect([siteOf(14), strengthOf(14), siteOf(52)]).toEqual([1, 3, 1])
  expect([pawsOf(38), disciplineOf(38)]).toEqual([3, 3])
})

test('a tile is a relic, a curse or a scroll', () => {
  expect([24, 29, 30, 50].map(tileKind)).toEqual(['relic', 'curse', 'yellow', 'grey'])
  expect([worthOf(24), worthOf(29), worthOf(50)]).toEqual([19, -8, 0])
})

test('an adventurer leaves the hand for its site, and its strength is added', () => {
  expect(heldFor(view, 0)).toBe(3)
  const sent = after(view, ['event.sent', { seat: 0, card: 2 }])
  expect([sent.hand, sent.laid[0], sent.totals[0]]).toEqual([[14, 38, 54], [2], 3])
  expect(laidPaws(after(sent, ['event.guarded', { seat: 0, card: 38 }]), 0)).toBe(3)
})

test('a taken treasure changes hands, hidden money stays hidden', () => {
  const took = after(view, ['event.took', { seat: 1, tile: 24, side: 0, total: 9 }])
  expect([took.treasures[0], took.tiles[1], took.totals[1]]).toEqual([-1, [24], 9])
  expect(after(view, ['event.robbed', { seat: 1, coins: 2, paws: 1 }]).money).toEqual([15, -1])
  expect(after(view, ['event.robbed', { seat: 0, coins: 2, paws: 1 }]).money).toEqual([13, -1])
  expect(after(view, ['event.purse', { seat: 0, coins: 4 }]).money).toEqual([4, -1])
})

test('an unused action card is discarded before its owner', () => {
  const away = after(view, ['event.put_away', { seat: 0, card: 54 }])
  expect([away.hand, away.hand_sizes, away.discards]).toEqual([
    [2, 14, 38],
    [3, 4],
    [[54], []],
  ])
  expect(away.laid).toEqual([[], []])
  expect(after(away, ['event.round', { round: 2, dealer: 1 }]).discards).toEqual([[], []])
})

test('the count tells part by part, then all of it', () => {
  const told = after(view, ['event.counted', { seat: 0, part: 1, points: 7, total: 7 }])
  expect(partsOf(told, 0)).toEqual([null, 7, null, null])
  expect(totalOf(told, 0, null)).toBe(7)
  const counted = { ...view, parts: [[8, 19, 1, 15]] }
  expect(partsOf(counted, 0)).toEqual([8, 19, 1, 15])
  const result = { scores: [43], sources: [], winners: [0], tie_break: null }
  expect(totalOf(counted, 0, result)).toBe(43)
})
