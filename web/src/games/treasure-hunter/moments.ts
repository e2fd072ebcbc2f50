// The table between two positions: what each event does to the picture.

import type { Line } from '../../lib/wire'
import { DRAFT, HUNT, OVER, RAID, SITES, strengthOf } from './print'
import type { View } from './table'

type Numbers = Record<string, number>
type Change = (view: View, numbers: Numbers) => Partial<View>

const CHANGES: Record<string, Change> = {
  round: (view, { round, dealer }) => ({
    ...fresh(view),
    round,
    dealer,
    phase: DRAFT,
    pick: 0,
  }),
  treasures: (view, { site, max, min }) => ({
    treasures: view.treasures.with(2 * site, max).with(2 * site + 1, min),
  }),
  lurked: (view, { goblin }) => ({ lairs: firstFree(view.lairs, goblin) }),
  kept: (view, { seat, card }) => (seat === view.viewer ? { chosen: card } : {}),
  tossed: (view, { seat, card }) => (seat === view.viewer ? { tossing: card } : {}),
  passed: (view) => ({ pack: [], chosen: -1, tossing: -1, hand: kept(view), pick: view.pick + 1 }),
  opened: (view, { site }) => (site < SITES ? opened(view, site) : { phase: RAID, chosen: -1 }),
  sent: (view, { seat, card }) => ({
    ...laid(view, seat, card),
    sent: more(view.sent, seat, 1),
    totals: more(view.totals, seat, strengthOf(card)),
  }),
  played: (view, { seat, card }) => laid(view, seat, card),
  guarded: (view, { seat, card }) => laid(view, seat, card),
  slept: (view, { card }) => ({ asleep: [...view.asleep, card] }),
  took: (view, { seat, tile, total }) => ({
    treasures: without(view.treasures, tile),
    tiles: added(view.tiles, seat, tile),
    totals: view.totals.with(seat, total),
  }),
  left: (view, { tile }) => ({ treasures: without(view.treasures, tile) }),
  robbed: (view, { seat, coins }) => ({ money: paid(view.money, seat, -coins) }),
  caught: (view, { seat, goblin, coins }) => ({
    lairs: without(view.lairs, goblin),
    goblins: paid(view.goblins, seat, 1),
    money: paid(view.money, seat, coins),
  }),
  bagged: (view, { seat, goblin }) => ({
    lairs: without(view.lairs, goblin),
    goblins: paid(view.goblins, seat, 1),
  }),
  purse: (view, { seat, coins }) => ({ money: view.money.with(seat, coins) }),
  earned: (view, { seat, card, coins }) => ({
    ...laid(view, seat, card),
    money: paid(view.money, seat, coins),
  }),
  put_away: (view, { seat, card }) => ({
    ...handed(view, seat, card),
    discards: added(view.discards, seat, card),
  }),
  used: (view, { seat, coins }) => ({ money: paid(view.money, seat, coins) }),
  counted: (view, { seat, part, points, total }) => ({
    phase: OVER,
    counted: {
      ...view.counted,
      [seat]: { parts: { ...view.counted?.[seat]?.parts, [part]: points }, total },
    },
  }),
}

export function after(view: View, [key, numbers]: Line): View {
  const change = CHANGES[key.replace('event.', '')]
  return change ? { ...view, ...change(view, numbers) } : view
}

function fresh(view: View): Partial<View> {
  const nobody = view.totals.map(() => 0)
  return {
    laid: view.laid.map(() => []),
    discards: view.discards.map(() => []),
    lairs: view.lairs.map(() => -1),
    ...{ hand: [], pack: [], asleep: [], chosen: -1, highest: -1, lowest: -1 },
    ...{ sent: nobody, totals: nobody, doubled: nobody, bonus: nobody, scared: nobody },
  }
}

function opened(view: View, site: number): Partial<View> {
  const nobody = view.totals.map(() => 0)
  const none = { sent: nobody, totals: nobody, doubled: nobody, bonus: nobody }
  return { ...none, phase: HUNT, site, pack: [], chosen: -1, highest: -1, lowest: -1 }
}

/** From the hand, face up. */
function laid(view: View, seat: number, card: number): Partial<View> {
  return { ...handed(view, seat, card), laid: added(view.laid, seat, card) }
}

/** Out of the hand; what others hold is not known, only how much. */
function handed(view: View, seat: number, card: number): Partial<View> {
  const at = seat === view.viewer ? view.hand.indexOf(card) : -1
  return {
    hand: at < 0 ? view.hand : view.hand.toSpliced(at, 1),
    hand_sizes: more(view.hand_sizes, seat, -1),
  }
}

function kept(view: View): number[] {
  return view.chosen >= 0 ? [...view.hand, view.chosen] : view.hand
}

function added(piles: number[][], seat: number, piece: number): number[][] {
  return piles.map((pile, who) => (who === seat ? [...pile, piece] : pile))
}

function more(numbers: number[], seat: number, n: number): number[] {
  return numbers.map((number, who) => (who === seat ? number + n : number))
}

/** Hidden money stays hidden. */
function paid(money: number[], seat: number, n: number): number[] {
  return money[seat] < 0 ? money : more(money, seat, n)
}

function without(places: number[], piece: number): number[] {
  return places.map((other) => (other === piece ? -1 : other))
}

function firstFree(lairs: number[], goblin: number): number[] {
  const free = lairs.indexOf(-1)
  return free < 0 ? lairs : lairs.with(free, goblin)
}
