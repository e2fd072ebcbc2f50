// Treasure Hunter in the browser.

import type { Sound } from '../../lib/sounds'
import type { Line } from '../../lib/wire'
import type { Fact, GameClient } from '..'
import Board from './Board.svelte'
import { after } from './moments'
import { duration } from './pacing'
import { DRAFT, HAND, HUNT, RAID, READING, SITES } from './print'
import type { View } from './table'

const COIN = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7'
const GOBLIN = 'M2 6l6 2c2-3 6-3 8 0l6-2-4 8c0 5-3 7-6 7s-6-2-6-7zM9 13l2 1M15 13l-2 1'

const SOUNDS: Record<string, Sound> = {
  'event.kept': 'card',
  'event.tossed': 'card',
  'event.sent': 'card',
  'event.played': 'card',
  'event.drew': 'card',
  'event.took': 'coin',
  'event.earned': 'coin',
  'event.used': 'coin',
  'event.raided': 'dice',
}

const client: GameClient<View> = {
  Board,
  tall: true,
  complete: true,
  after,
  duration,
  facts,
  told,
  headline,
  counter: ({ round, dealer }) => ['text.round', { round, dealer }],
  sound: ([key]) => SOUNDS[key],
  heading: ([key, n]) => TITLES[key]?.(n),
}
export default client

function facts(view: View, seat: number): Fact[] {
  const cards = { icon: 'cards', value: view.hand_sizes[seat] }
  if (view.money[seat] < 0) return [cards]
  return [
    { icon: COIN, value: view.money[seat] },
    { icon: GOBLIN, value: view.goblins[seat] },
    cards,
  ]
}

function told(view: View, seat: number): Line {
  const cards = view.hand_sizes[seat]
  if (view.money[seat] < 0) return ['text.hidden', { cards }]
  return ['text.player', { coins: view.money[seat], goblins: view.goblins[seat], cards }]
}

function headline(view: View): Line {
  if (view.phase === DRAFT) return ['text.draft', { n: Math.min(view.pick + 1, HAND) }]
  if (view.phase === HUNT) return ['text.hunt', { site: view.site }]
  if (view.phase === RAID) return ['text.hunt', { site: SITES }]
  return [view.phase === READING ? 'text.reading' : 'text.over', {}]
}

const TITLES: Record<string, (n: Line[1]) => Line> = {
  'event.round': ({ round, dealer }) => ['text.round', { round, dealer }],
  'event.opened': ({ site }) => [`site.${site}`, {}],
}
