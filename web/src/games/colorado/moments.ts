// The table between two positions: what each event does to the picture.

import type { ColoradoView } from '../../lib/views'
import type { Line } from '../../lib/wire'
import { ACTING, CALLING, LANDS, MEDALS_OF, RAIL, RAIL_FIRST, SALOON, SQUARES, TIPI } from './print'
import { familyOf } from './table'

type Change = (view: ColoradoView, numbers: Record<string, number>) => Partial<ColoradoView>

const CHANGES: Record<string, Change> = {
  chose: (view, { seat, region }) => (seat === view.viewer ? { start: region } : {}),
  began: (view, { seat, region }) => ({
    start: -1,
    ticked: view.ticked.with(seat * (RAIL + 1) + region, 1),
    flags: more(view.flags, seat * SQUARES.length, 1),
  }),
  turn: (view, { number, talker }) => ({
    ...{ turn: number, talker, phase: CALLING, asked: -1, called: -1, given: -1 },
    closed: view.fresh.reduce((bits, fresh) => bits | fresh, view.closed),
    fresh: view.fresh.map(() => 0),
  }),
  asked: (_, { other }) => ({ asked: other }),
  called: (_, { other, card }) => ({ asked: other, called: card }),
  gave: (view, { seat, card }) => ({ ...fromHand(view, seat, card), given: card, phase: ACTING }),
  placed: (view, { seat, card }) => ({ area: view.area.with(seat, view.area[seat] | (1 << card)) }),
  doubled: (view, { seat, card }) => ({
    nuggets: more(view.nuggets, seat, 1),
    pile: more(view.pile, card, 1),
  }),
  took: (view, { seat }) => ({ nuggets: more(view.nuggets, seat, 1) }),
  paid: (view, { seat, nuggets }) => ({ nuggets: more(view.nuggets, seat, -nuggets) }),
  played: (view, { seat, card }) => ({
    ...fromHand(view, seat, card),
    area: view.area.with(seat, view.area[seat] | (1 << card)),
  }),
  drew: (view, { seat, card }) => ({
    held: more(view.held, seat, 1),
    hand: seat === view.viewer && card >= 0 ? more(view.hand, card, 1) : view.hand,
    deck_left: Math.max(0, view.deck_left - 1),
  }),
  shuffled: (view, { cards }) => ({ deck_left: cards, pile: view.pile.map(() => 0) }),
  shed: (view, { seat, card }) => ({
    ...fromHand(view, seat, card),
    pile: more(view.pile, card, 1),
  }),
  ticked: (view, { seat, step }) => {
    const land = landOf(step)
    const first = land === RAIL ? RAIL_FIRST : LANDS[land].first
    const at = seat * (RAIL + 1) + land
    return { ticked: view.ticked.with(at, view.ticked[at] | (2 << (step - first))) }
  },
  tracked: (view, { seat, track, square }) => {
    if (track === TIPI) return { tipi: view.tipi.with(seat, view.tipi[seat] | (1 << (square - 1))) }
    if (track === SALOON) return { saloon: view.saloon.with(seat, square) }
    return { wanted: view.wanted.with(seat, square) }
  },
  discovered: (view, { seat, region, zone }) => {
    const at = seat * (RAIL + 1) + region
    return {
      ticked: view.ticked.with(at, view.ticked[at] | 1),
      flags: more(view.flags, seat * SQUARES.length + zone, 1),
    }
  },
  won: (view, { seat, medal }) => ({
    medals: view.medals.with(seat, [...view.medals[seat], medal]),
    fresh: MEDALS_OF.some((list) => list.includes(medal))
      ? view.fresh.with(seat, view.fresh[seat] | (1 << medal))
      : view.fresh,
  }),
  finished: (view, { seat }) => ({ busy: view.busy & ~(1 << seat), task: view.task.with(seat, 0) }),
  cashed: (view, { seat, family }) => ({
    area: view.area.with(seat, view.area[seat] & ~(7 << (family * 3))),
    pile: view.pile.map((n, card) => (familyOf(card) === family ? n + 1 : n)),
  }),
  ended: (_, { how }) => ({ ended: how }),
}

export function after(view: ColoradoView, [key, numbers]: Line): ColoradoView {
  const change = CHANGES[key.replace('event.', '')]
  return change ? { ...view, ...change(view, numbers) } : view
}

export function landOf(step: number): number {
  return step >= RAIL_FIRST ? RAIL : LANDS.findLastIndex((land) => land.first <= step)
}

/** What others hold is not known, only how much. */
function fromHand(view: ColoradoView, seat: number, card: number): Partial<ColoradoView> {
  return {
    held: more(view.held, seat, -1),
    hand: seat === view.viewer && view.hand[card] ? more(view.hand, card, -1) : view.hand,
  }
}

const more = (numbers: number[], at: number, n: number): number[] =>
  numbers.with(at, numbers[at] + n)

const DURATIONS: Record<string, number> = {
  ...{ began: 500, turn: 800, asked: 300, called: 900, gave: 900, placed: 500, doubled: 700 },
  ...{ had_nothing: 700, took: 300, paid: 200, played: 550, drew: 150, shed: 300, ticked: 450 },
  ...{ tracked: 450, discovered: 700, won: 800, lost: 500, cashed: 700, finished: 60, ended: 800 },
}

export const duration = ([key]: Line): number => DURATIONS[key.replace('event.', '')] ?? 150
