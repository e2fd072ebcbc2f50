// Treasure Hunter in the browser.

import type { Line } from '../../lib/wire'
import type { Fact, GameClient, View } from '..'
import Board from './Board.svelte'
import { after } from './moments'
import { duration } from './pacing'
import { DRAFT, HUNT, RAID, READING, SITES } from './printed'

const client: GameClient = {
  Board,
  tall: true,
  complete: true,
  after,
  duration,
  facts,
  told,
  headline,
}
export default client

function facts(view: View, seat: number): Fact[] {
  const cards = { icon: 'cards', value: view.hand_sizes[seat] }
  if (view.money[seat] < 0) return [cards]
  return [
    { icon: 'coin', value: view.money[seat] },
    { icon: 'goblin', value: view.goblins[seat] },
    cards,
  ]
}

function told(view: View, seat: number): Line {
  const cards = view.hand_sizes[seat]
  if (view.money[seat] < 0) return ['text.hidden', { cards }]
  return ['text.player', { coins: view.money[seat], goblins: view.goblins[seat], cards }]
}

function headline(view: View): Line {
  if (view.phase === DRAFT) return ['text.draft', { n: view.pick + 1 }]
  if (view.phase === HUNT) return ['text.hunt', { site: view.site }]
  if (view.phase === RAID) return ['text.hunt', { site: SITES }]
  return [view.phase === READING ? 'text.reading' : 'text.over', {}]
}
