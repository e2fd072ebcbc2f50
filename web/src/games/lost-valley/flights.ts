// What flies when something changes hands: what it is, from where on the table to where.

import type { Line } from '../../lib/wire'
import { FOOD, GOLD, MATERIALS, NAMES, POST_PLACE, TIMBER } from './print'
import { worthOf } from './table'

/** A tile, a seat's prospector, a part of a seat's sheet, or the store. */
export type Where =
  | { tile: number }
  | { prospector: number }
  | { place: number }
  | { seat: number; part: 'pack' | 'gear' | 'bag' }

export interface Flight {
  glyph: string
  from: Where
  to: Where
  /** Of a gold marker, where the viewer may know it. */
  value?: number
  count?: number
}

const STORE: Where = { place: POST_PLACE }
const feet = (seat: number): Where => ({ prospector: seat })
const glyphOf = (thing: number): string => NAMES[thing] ?? 'covered'

/** Where on a sheet a thing lies; what is not known lies face down among the gear. */
function kept(seat: number, thing: number): Where {
  if (thing >= GOLD) return { seat, part: 'bag' }
  return { seat, part: thing >= 0 && thing < MATERIALS ? 'pack' : 'gear' }
}

type Numbers = Record<string, number>

const gold = ({ seat, number, colour, nuggets }: Numbers): Flight => ({
  glyph: colour ? 'mountaingold' : 'rivergold',
  from: { tile: number },
  to: { seat, part: 'bag' },
  value: nuggets > 0 ? nuggets : undefined,
})

const got = (seat: number, thing: number, from: Where, count = 1, glyph = glyphOf(thing)) => ({
  ...{ glyph, from, count, to: kept(seat, thing) },
  value: worthOf(thing) || undefined,
})

const given = (seat: number, thing: number, to: Where): Flight => ({
  ...{ glyph: glyphOf(thing), from: kept(seat, thing), to },
  value: worthOf(thing) || undefined,
})

const FLIGHTS: Record<string, (n: Numbers) => Flight> = {
  found_gold: gold,
  found_gold_hidden: gold,
  gained: (n) => got(n.seat, FOOD, feet(n.seat), n.count, 'fish'),
  gained_timber: (n) => got(n.seat, TIMBER, feet(n.seat), n.count),
  killed: (n) => got(n.seat, FOOD, feet(n.seat), n.food),
  unpacked: (n) => got(n.seat, FOOD, feet(n.seat), n.food),
  took: (n) => got(n.seat, n.thing, { tile: n.number }),
  bought: (n) => got(n.seat, n.good, feet(n.seat)),
  handed: (n) => given(n.seat, n.good, feet(n.seat)),
  dropped: (n) => given(n.seat, n.good, feet(n.seat)),
  drank: (n) => ({ ...given(n.seat, MATERIALS, feet(n.seat)), glyph: 'whiskey' }),
  paid: (n) => given(n.seat, n.thing, STORE),
  swapped: (n) => given(n.seat, n.thing, kept(n.partner, n.thing)),
}

export function flightOf(event: Line | null): Flight | null {
  const make = event && FLIGHTS[event[0].replace('event.', '')]
  return make ? make(event[1]) : null
}
