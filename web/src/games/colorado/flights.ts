// What flies over the table when something happens: what it is, from where to where.

import type { Line, LogEntry } from '../../lib/wire'
import { EMBLEMS, ICON_ART, TALK } from './art'
import { CARDS, DISCOVERY, NUGGETS, TICKS } from './print'
import { familyOf, worthOf } from './table'

export interface Flight {
  /** Seats; the same twice for what only shows itself there. */
  from: number
  to: number
  art: string
  text: string
  family?: number
  kind: 'card' | 'star' | 'token'
}

const card = (from: number, to: number, n: number): Flight => ({
  ...{ from, to, kind: 'card', family: familyOf(n) },
  ...{ art: EMBLEMS[familyOf(n)], text: String(worthOf(n)) },
})

const token = (seat: number, icon: number, text = ''): Flight => ({
  ...{ from: seat, to: seat, kind: 'token', art: ICON_ART[icon], text },
})

const FLIGHTS: Record<string, (n: Record<string, number>) => Flight> = {
  'event.called': (n) => ({ ...card(n.seat, n.other, n.card), text: `${worthOf(n.card)}?` }),
  'event.gave': (n) => card(n.seat, n.other, n.card),
  'event.doubled': (n) => token(n.seat, NUGGETS, '+1'),
  'event.took': (n) => token(n.seat, NUGGETS, '+1'),
  'event.paid': (n) => token(n.seat, NUGGETS, `−${n.nuggets}`),
  'event.played': (n) => card(n.seat, n.seat, n.card),
  'event.drew': (n) => token(n.seat, CARDS, '+1'),
  'event.ticked': (n) => token(n.seat, TICKS),
  'event.tracked': (n) => token(n.seat, n.track, String(n.square)),
  'event.discovered': (n) => token(n.seat, DISCOVERY),
  'event.cashed': (n) => ({ ...card(n.seat, n.seat, n.family * 3), text: '1 2 3' }),
  'event.won': (n) => ({ from: n.seat, to: n.seat, kind: 'star', art: '', text: String(n.points) }),
}

export function flightOf(event: Line | null, log: LogEntry[] = []): Flight | null {
  if (event?.[0] === 'event.turn') return passedOn(log)
  const make = event && FLIGHTS[event[0]]
  return make ? make(event[1]) : null
}

/** The Talker's token, from the last one to the next. */
function passedOn(log: LogEntry[]): Flight | null {
  const turns = log.flatMap(({ events }) => events).filter(([key]) => key === 'event.turn')
  const [from, to] = turns.slice(-2).map(([, numbers]) => numbers.talker)
  return to === undefined ? null : { from, to, kind: 'token', art: TALK, text: '' }
}
