// Gold am Yukon in the browser.

import { roundOf } from '../../lib/round'
import type { Sound } from '../../lib/sounds'
import type { GoldAmYukonView as View } from '../../lib/views'
import type { Line } from '../../lib/wire'
import type { Fact, GameClient } from '..'
import Board from './Board.svelte'
import { after } from './moments'
import { hasPlace } from './places'

const TRAIL = 'M4 19c6 0 2-7 8-7s2-7 8-7'
const HAND = 'M7 20v-5a5 5 0 0 1 10 0v5M12 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6'

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

const SOUNDS: Record<string, Sound> = {
  'event.rolled': 'dice',
  'event.started': 'tick',
  'event.entered': 'tick',
  'event.moved': 'tick',
  'event.staked': 'coin',
  'event.retired': 'coin',
}

const client: GameClient<View> = {
  Board,
  strides: true,
  after,
  duration,
  facts,
  told,
  hasPlace,
  headline,
  counter: roundOf,
  rounds: true,
  sound: ([key]) => SOUNDS[key],
  open: true,
}
export default client

function duration([key]: Line): number {
  return DURATIONS[key] ?? 200
}

function facts(view: View, seat: number): Fact[] {
  return [
    { icon: 'nugget', value: view.nuggets[seat] },
    { icon: TRAIL, value: view.chains[seat].length },
    { icon: HAND, value: view.hand[seat] },
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
