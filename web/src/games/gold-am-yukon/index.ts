// Gold am Yukon in the browser.

import type { Line } from '../../lib/wire'
import type { Fact, GameClient, View } from '..'
import Board from './Board.svelte'
import { after } from './moments'

const DURATIONS: Record<string, number> = {
  'event.rolled': 900,
  'event.staked': 1000,
  'event.retired': 900,
  'event.turned': 500,
  'event.lost': 700,
  'event.started': 420,
  'event.entered': 240,
  'event.moved': 280,
}

const client: GameClient = { Board, after, duration, facts, told, headline }
export default client

function duration([key]: Line): number {
  return DURATIONS[key] ?? 200
}

function facts(view: View, seat: number): Fact[] {
  return [
    { icon: 'nugget', value: view.nuggets[seat] },
    { icon: 'trail', value: view.chains[seat].length },
    { icon: 'hand', value: view.hand[seat] },
  ]
}

function told(view: View, seat: number): Line {
  const chain = view.chains[seat].length
  return ['text.player', { nuggets: view.nuggets[seat], chain, hand: view.hand[seat] }]
}

function headline(view: View): Line {
  if (view.ended) return ['text.over', {}]
  if (view.round === 0) return ['text.starting', {}]
  return [view.pips ? 'text.turn' : 'text.roll', { seat: view.turn, pips: view.pips }]
}
