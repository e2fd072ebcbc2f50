// Colorado in the browser.

import type { Sound } from '../../lib/sounds'
import type { ColoradoView as View } from '../../lib/views'
import type { Line } from '../../lib/wire'
import type { Fact, GameClient } from '..'
import Board from './Board.svelte'
import { COUNTED, timeOf } from './count'
import { after, duration } from './moments'
import { hasPlace } from './places'
import { STARTING } from './print'
import { pointsOf } from './table'

const SOUNDS: Record<string, Sound> = {
  'event.gave': 'card',
  'event.played': 'card',
  'event.drew': 'card',
  'event.shed': 'card',
  'event.ticked': 'tick',
  'event.tracked': 'tick',
  'event.discovered': 'tick',
  'event.took': 'coin',
  'event.paid': 'coin',
  'event.won': 'coin',
}

const client: GameClient<View> = {
  Board,
  tall: true,
  complete: true,
  strips: true,
  strides: true,
  after,
  duration,
  hasPlace,
  counting,
  facts,
  told,
  headline,
  counter: headline,
  sound: ([key]) => SOUNDS[key],
  heading: ([key, { number, talker }]) =>
    key === 'event.turn' ? ['text.turn', { turn: number, seat: talker }] : undefined,
}
export default client

/** All flags and medals, one after another. */
function counting(view: View): number {
  return COUNTED * timeOf(view.medals) + 800
}

function facts(view: View, seat: number): Fact[] {
  const points = pointsOf(view, seat)
  return [
    ...(points === undefined ? [] : [{ icon: 'star', value: points }]),
    { icon: 'nugget', value: view.nuggets[seat] },
    { icon: 'cards', value: view.held[seat] },
  ]
}

function told(view: View, seat: number): Line {
  const [points, nuggets, held] = [pointsOf(view, seat), view.nuggets[seat], view.held[seat]]
  if (points === undefined) return ['board.nuggets', { n: nuggets }]
  return ['board.player', { points, nuggets, held }]
}

function headline(view: View): Line {
  if (view.ended) return ['text.over', {}]
  if (view.phase === STARTING) return ['text.starting', {}]
  return ['text.turn', { turn: view.turn, seat: view.talker }]
}
