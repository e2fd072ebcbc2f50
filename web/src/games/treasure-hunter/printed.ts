// What is printed, as data.py numbers it: cards from 0 to 59, treasures, goblins.

export const COLOURS = ['blue', 'green', 'red']
export const [DRAFT, HUNT, RAID, READING, OVER] = [0, 1, 2, 3, 4]
export const SITES = 3
const DOGS = 36
const COINS = 48
const ACTIONS = 51
export const SCAREGOBLIN = 58
export const SLEEPING = 59

export const CARD_NAMES = [
  ...COLOURS.flatMap((colour) => upTo(12).map((strength) => `${colour}-${strength}`)),
  ...upTo(12).map((discipline) => `dog-${discipline}`),
  ...['copper', 'silver', 'gold'],
  ...COLOURS.map((colour) => `${colour}-companion`),
  ...['sword', 'hammer', 'shrinking', 'mule', 'scaregoblin', 'sleeping'],
]
export const SCROLL_NAMES = [
  ...COLOURS.map((colour) => `${colour}-team`),
  ...['dogs', 'purse', 'tricks', 'rookies', 'veterans', 'bounty', 'haul'],
]

const DOG_PAWS = [3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1]
const POSITIVE = [
  3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 15, 17, 19,
]
const RELICS = [...POSITIVE, -3, -4, -5, -6, -8]
const YELLOW = 30
const GREY = 50
const GOBLIN_PAWS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6]
const GOBLIN_COINS = [1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 1, 2, 3, 1, 2, 2]

export type CardKind = 'adventurer' | 'dog' | 'coin' | 'action'

export function kindOf(card: number): CardKind {
  if (card < DOGS) return 'adventurer'
  if (card < COINS) return 'dog'
  return card < ACTIONS ? 'coin' : 'action'
}

/** The site an adventurer or a companion belongs to, or -1. */
export function siteOf(card: number): number {
  if (card < DOGS) return Math.floor(card / 12)
  return card >= ACTIONS && card < ACTIONS + SITES ? card - ACTIONS : -1
}

export const strengthOf = (card: number): number => (card < DOGS ? (card % 12) + 1 : 0)
export const disciplineOf = (card: number): number => (isDog(card) ? card - DOGS + 1 : 0)
export const pawsOf = (card: number): number => (isDog(card) ? DOG_PAWS[card - DOGS] : 0)
export const coinsOf = (card: number): number => (kindOf(card) === 'coin' ? card - COINS + 1 : 0)

export type TileKind = 'relic' | 'curse' | 'yellow' | 'grey'

export function tileKind(tile: number): TileKind {
  if (tile >= GREY) return 'grey'
  if (tile >= YELLOW) return 'yellow'
  return RELICS[tile] < 0 ? 'curse' : 'relic'
}

export const worthOf = (tile: number): number => RELICS[tile] ?? 0
/** What a scroll counts: 0 to 9 yellow, 10 and 11 grey; -1 for a relic. */
export const scrollOf = (tile: number): number =>
  tile >= YELLOW ? Math.floor((tile - YELLOW) / 2) : -1
export const goblinPaws = (goblin: number): number => GOBLIN_PAWS[goblin] ?? 0
export const goblinCoins = (goblin: number): number => GOBLIN_COINS[goblin] ?? 0

function isDog(card: number): boolean {
  return kindOf(card) === 'dog'
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1)
}
