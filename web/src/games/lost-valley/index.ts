// Lost Valley in the browser.

import { roundOf } from '../../lib/round'
import type { Sound } from '../../lib/sounds'
import type { Line } from '../../lib/wire'
import type { Fact, GameClient } from '..'
import Board from './Board.svelte'
import type { Valley } from './geometry'
import { after, duration } from './moments'
import { hasPlace } from './places'
import { GOODS, MATERIALS } from './print'
import { heldBy, hiddenOf, markersOf } from './table'

const PACK = 'M6 9h12v12H6zM9 9V5h6v4M9 14h6'
const GEAR = 'M6 21 15 6M12 4c4-2 8 0 8 4l-3 4-6-4z'

const SOUNDS: Record<string, Sound> = {
  'event.went': 'tick',
  'event.laid': 'card',
  'event.drew': 'card',
  'event.rolled': 'dice',
  'event.ice_rolled': 'dice',
  'event.found_gold': 'coin',
  'event.bought': 'coin',
  'event.paid': 'coin',
  'event.built': 'tick',
  'event.dug': 'tick',
}

const TURNS = ['start', 'event.turn_ended'] // before each of them

const client: GameClient<Valley> = {
  Board,
  tall: true,
  complete: true,
  strides: true,
  after,
  duration,
  hasPlace,
  counting,
  facts,
  told,
  headline,
  sound: ([key]) => SOUNDS[key],
  counter: roundOf,
  rounds: true,
  heading: ([key]) => (TURNS.includes(key) ? '' : undefined),
}
export default client

function carried(view: Valley, seat: number) {
  const sum = (first: number, last: number) =>
    heldBy(view, seat, first, last).reduce((n, { count }) => n + count, 0)
  const wares = sum(MATERIALS, GOODS) + hiddenOf(view, seat)
  return { markers: markersOf(view, seat), goods: sum(0, MATERIALS), wares }
}

const TURNING = 110 // milliseconds a marker
const OPENING = 4 // markers' time between two bags

/** All bags, marker by marker. */
function counting(view: Valley): number {
  const markers = view.markers.reduce((n, count) => n + count, 0)
  return TURNING * (markers + OPENING * view.place.length) + 600
}

function facts(view: Valley, seat: number): Fact[] {
  const { markers, goods, wares } = carried(view, seat)
  return [
    { icon: 'nugget', value: markers },
    { icon: PACK, value: goods },
    { icon: GEAR, value: wares },
  ]
}

function told(view: Valley, seat: number): Line {
  return ['text.player', carried(view, seat)]
}

function headline(view: Valley): Line {
  if (view.ended) return [`end.${view.ended}`, {}]
  const { moves, actions, owed, extras, partner } = view
  return [`phase.${view.phase}`, { moves, actions, owed: Math.max(0, owed), extras, partner }]
}
