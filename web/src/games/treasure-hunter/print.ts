// What is printed, as the server hands it out: cards and tiles by their numbers.

import { printOf } from '../../lib/print'

const print = printOf('treasure-hunter')

export const { DRAFT, HUNT, READING, OVER, COLOURS, SITES, SCAREGOBLIN, SLEEPING } = print
export const { CARD_NAMES, SCROLL_NAMES, ROUNDS, HAND } = print
export const { SWORD_BONUS, HAMMER_BONUS, SHRINKING_BONUS, WEAKEST, ROOKIE, VETERAN } = print
export const RAID = print.GOBLIN_RAID

export type CardKind = 'adventurer' | 'dog' | 'coin' | 'action'

export function kindOf(card: number): CardKind {
  if (card < print.DOGS) return 'adventurer'
  if (card < print.COINS) return 'dog'
  return card < print.ACTION_CARDS ? 'coin' : 'action'
}

/** The site an adventurer or a companion belongs to, or -1. */
export function siteOf(card: number): number {
  const companion = card - print.ACTION_CARDS
  return companion >= 0 && companion < SITES ? companion : print.COLOUR[card]
}

export const strengthOf = (card: number): number => print.STRENGTH[card]
export const disciplineOf = (card: number): number => print.DISCIPLINE[card]
export const pawsOf = (card: number): number => print.PAWS[card]
export const coinsOf = (card: number): number => print.COIN[card]

/** The first relic that is worth less than nothing. */
export const FIRST_CURSE = print.RELICS.findIndex((worth) => worth < 0)

export type TileKind = 'relic' | 'curse' | 'yellow' | 'grey'

export function tileKind(tile: number): TileKind {
  if (tile >= print.GREY) return 'grey'
  if (tile >= print.YELLOW) return 'yellow'
  return print.RELICS[tile] < 0 ? 'curse' : 'relic'
}

export const worthOf = (tile: number): number => print.RELICS[tile] ?? 0
/** What a scroll counts: first the yellow kinds, then the grey ones; -1 for a relic. */
export const scrollOf = (tile: number): number => print.SCROLL_OF[tile] ?? -1
/** What a scroll pays for each thing that it counts. */
export const payOf = (scroll: number): number =>
  [...print.SCROLL_COIN, ...print.GREY_POINTS][scroll]
export const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`)
export const goblinPaws = (goblin: number): number => print.GOBLIN_PAWS[goblin] ?? 0
export const goblinCoins = (goblin: number): number => print.GOBLIN_COINS[goblin] ?? 0
