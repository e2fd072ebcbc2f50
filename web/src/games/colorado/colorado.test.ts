import { expect, test } from 'vitest'
import type { ColoradoView } from '../../lib/views'
import type { Choice } from '../../lib/wire'
import { linksOf } from './chain'
import { flightOf } from './flights'
import { nodeOf } from './geometry'
import { after, landOf } from './moments'
import { LANDS, RAIL, STEP_NAMES, TIPI } from './print'
import { isLost, isWhole, medalWon, pointsOf, ticksOf, wordsOf } from './table'

const view = {
  ...{ viewer: 0, seats: 2, phase: 2, talker: 1, given: -1, closed: 0, deck_left: 40 },
  ...{ task: [0, 0], busy: 3, held: [2, 4], nuggets: [3, 3], area: [0, 4], fresh: [0, 0] },
  hand: Array.from({ length: 18 }, (_, card) => (card === 15 || card === 4 ? 1 : 0)),
  pile: Array.from({ length: 18 }, () => 0),
  ticked: Array.from({ length: 2 * (RAIL + 1) }, () => 0).with(2, 1),
  ...{ flags: [1, 1, 0, 0, 1, 0, 0, 0], tipi: [0, 0], saloon: [0, 0], wanted: [0, 0] },
  ...{ medals: [[], [14]], points: [1, 7] },
} as unknown as ColoradoView

test('every step has a place of its own on the map, in reach of a finger', () => {
  for (const [region, land] of LANDS.entries()) {
    const spots = land.icons.map((_, n) => nodeOf(region, n + 1))
    for (const [n, [x, y]] of spots.entries())
      for (const [a, b] of spots.slice(n + 1))
        expect(Math.hypot(x - a, y - b), `${land.name} ${n}`).toBeGreaterThanOrEqual(43)
  }
})

test('steps belong to their land, cards have words', () => {
  expect(STEP_NAMES[4]).toBe('F1a')
  expect([landOf(4), landOf(36), landOf(53)]).toEqual([2, 8, RAIL])
  expect([wordsOf(0), wordsOf(17)]).toEqual(['red 1', 'orange 3'])
})

test('a card goes from hand to area, a tick is inked, a medal counts', () => {
  const played = after(view, ['event.played', { seat: 0, card: 15 }])
  expect([played.hand[15], played.held[0], played.area[0]]).toEqual([0, 1, 1 << 15])
  const ticked = after(view, ['event.ticked', { seat: 0, step: 4 }])
  expect(ticksOf(ticked, 0, 2)).toBe(3)
  expect(isWhole(31, 2)).toBe(true)
  const tracked = after(view, ['event.tracked', { seat: 1, track: TIPI, square: 3 }])
  expect(tracked.tipi).toEqual([0, 4])
  const won = after(view, ['event.won', { seat: 0, medal: 18, points: 9 }])
  expect([won.medals[0], won.fresh[0]]).toEqual([[18], 1 << 18])
})

test('points are what the rules say; of an old picture nobody knows them', () => {
  expect([pointsOf(view, 0), pointsOf(view, 1)]).toEqual([1, 7])
  const { points: _, ...old } = view
  expect(pointsOf(old as ColoradoView, 0)).toBeUndefined()
})

test('a new turn closes what was reached in the last one', () => {
  const won = after(view, ['event.won', { seat: 0, medal: 18, points: 9 }])
  const next = after(won, ['event.turn', { number: 2, talker: 0 }])
  expect([next.closed, next.fresh, next.talker]).toEqual([1 << 18, [0, 0], 0])
})

test('a chain is what one seat did since the turn began, a link for each click', () => {
  const log = [
    { n: 0, seat: 1, events: [['event.turn', { number: 1, talker: 1 }]] },
    {
      n: 1,
      seat: 0,
      events: [
        ['event.paid', { seat: 0 }],
        ['event.played', { seat: 0, card: 15 }],
      ],
    },
    { n: 2, seat: 1, events: [['event.took', { seat: 1 }]] },
    {
      n: 3,
      seat: 0,
      events: [
        ['event.ticked', { seat: 0, step: 4 }],
        ['event.lost', { seat: 0 }],
      ],
    },
    { n: 4, seat: 0, events: [['event.finished', { seat: 0 }]] },
  ] as Parameters<typeof linksOf>[0]
  expect(linksOf(log, 0).map(({ n, events }) => [n, events.length])).toEqual([
    [1, 1],
    [3, 2],
  ])
  expect(linksOf(log, 1)).toHaveLength(1)
})

test('what a choice wins or loses is known before the click', () => {
  const choice = (key: string, numbers: Record<string, number>): Choice => ({
    act: 'tick F1a',
    line: [key, numbers],
  })
  expect(isLost(choice('choice.tick', { icon: 9 }))).toBe(true)
  expect(medalWon(choice('choice.tick_last_end', { points: 6, medal: 9 }))).toBe(15)
  expect(medalWon(choice('choice.discover_last', { points: 10, medal: 6, bounty: 5 }))).toBe(5)
  expect(medalWon(choice('choice.tick', { icon: 5, points: 6 }))).toBe(0)
})

test('a given card flies from giver to Talker', () => {
  expect(flightOf(['event.gave', { seat: 1, other: 0, card: 4 }])).toMatchObject({
    ...{ from: 1, to: 0, family: 1, text: '2' },
  })
  expect(flightOf(['event.finished', { seat: 1 }])).toBeNull()
})
