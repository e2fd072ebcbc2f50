// What the drawings of the rules show, by the names of the cards; each scene is a table to look at.

import type { GameWords } from '../../lib/i18n.svelte'
import {
  CARD_NAMES,
  goblinPaws,
  HUNT,
  RAID,
  scrollOf,
  strengthOf,
  tileKind,
  worthOf,
} from './print'
import type { Table, View } from './table'

const named = (names: string): number[] => names.split(' ').map((name) => CARD_NAMES.indexOf(name))

const ROWS: Record<string, string> = {
  row_cards: 'blue-4 green-9 red-12 dog-6 gold hammer',
  row_actions: 'blue-companion sword hammer shrinking sleeping mule scaregoblin',
}

export const rowOf = (name: string): { cards: number[]; tiles: number[] } => ({
  cards: ROWS[name] ? named(ROWS[name]) : [],
  tiles: name === 'row_treasures' ? tilesOf() : [],
})

/** A relic, one that is worth less than nothing, a yellow scroll and a grey one. */
function tilesOf(): number[] {
  const all = [...Array(100).keys()]
  const best = all.filter((tile) => worthOf(tile) > 0).at(-1) ?? 0
  return [best, ...(['curse', 'yellow', 'grey'] as const).map((kind) => first(all, kind))]
}

const first = (all: number[], kind: string): number =>
  all.find((tile) => tileKind(tile) === kind && (kind === 'curse' || scrollOf(tile) >= 0)) ?? 0

const NAMES = ['Ada', 'Bo', 'Cleo']

function table(words: GameWords, view: Partial<View>): Table {
  const nobody = NAMES.map(() => 0)
  const seen = {
    viewer: -1,
    waiting: [],
    asleep: [],
    hand: [],
    lairs: [],
    treasures: [],
    doubled: nobody,
    bonus: nobody,
    highest: -1,
    lowest: -1,
    ...view,
  }
  const still = {
    event: null,
    last: [],
    log: [],
    choices: [],
    mine: [],
    names: NAMES,
    pointed: null,
  }
  return { ...still, words, view: seen, find: () => undefined } as unknown as Table
}

/** The mountains, where three groups have come. */
export function hunting(words: GameWords): Table {
  const laid = ['blue-9 blue-3', 'blue-7', 'blue-2'].map(named)
  const totals = laid.map((cards) => cards.map(strengthOf).reduce((sum, one) => sum + one, 0))
  const sent = laid.map((cards) => cards.length)
  const [best, , yellow] = tilesOf()
  const treasures = [best, yellow]
  return table(words, {
    phase: HUNT,
    site: 0,
    laid,
    totals,
    sent,
    treasures,
    highest: 0,
    lowest: 2,
  })
}

/** The camp at night: three goblins, and everybody's dogs. */
export function raiding(words: GameWords): Table {
  const laid = ['dog-6 dog-11', 'dog-7', 'scaregoblin'].map(named)
  const lairs = [1, 2, 3].map(goblinWith)
  return table(words, { phase: RAID, site: 3, laid, lairs, sent: [0, 0, 0] })
}

const goblinWith = (paws: number): number =>
  [...Array(40).keys()].find((goblin) => goblinPaws(goblin) === paws) ?? 0
