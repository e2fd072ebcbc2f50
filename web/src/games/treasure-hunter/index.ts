// Treasure Hunter in the browser.

import type { Line } from '../../lib/wire'
import type { Fact, GameClient, View } from '..'
import Board from './Board.svelte'
import { after } from './moments'
import { DRAFT, HUNT, RAID, READING, SITES } from './printed'

const DURATIONS: Record<string, number> = {
  'event.round': 800,
  'event.treasures': 350,
  'event.lurked': 250,
  'event.kept': 100,
  'event.tossed': 100,
  'event.passed': 350,
  'event.opened': 800,
  'event.sent': 260,
  'event.played': 1200,
  'event.slept': 700,
  'event.drew': 1200,
  'event.took': 1300,
  'event.left': 600,
  'event.raided': 700,
  'event.guarded': 300,
  'event.robbed': 500,
  'event.caught': 900,
  'event.preyed': 500,
  'event.bagged': 900,
  'event.fled': 500,
  'event.earned': 300,
  'event.used': 1000,
  'event.counted': 600,
}

const client: GameClient = { Board, tall: true, after, duration, facts, told, headline }
export default client

function duration([key]: Line): number {
  return DURATIONS[key] ?? 200
}

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
