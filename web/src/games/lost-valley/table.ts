// What every part of the board needs: the props of the board, its view, choices by their words.

import type { Choice } from '../../lib/wire'
import type { BoardProps } from '..'
import type { Valley } from './geometry'
import {
  FOUND_WHISKEY,
  GOLD,
  GOODS,
  MATERIALS,
  NAMES,
  SPACES,
  STICK,
  THINGS,
  WHISKEY,
} from './print'

export interface Table extends BoardProps<Valley> {
  find(act: string): Choice | undefined
}

/** What makes a button of a choice; the list of choices is the one for the keyboard. */
export const offering = (table: Table, choice: Choice) => ({
  'data-act': choice.act,
  'aria-label': table.label(choice),
  title: table.label(choice),
  tabindex: -1,
  onclick: () => table.choose(choice.act),
  onpointerenter: () => table.point(choice.act),
  onpointerleave: () => table.point(null),
})

/** A seat whose sheet stands on the table: mine, else the one to play. */
export const ownSeat = (table: Table): number =>
  table.view.viewer >= 0 ? table.view.viewer : table.view.turn

export interface Held {
  thing: number
  count: number
}

export function heldBy(view: Valley, seat: number, first = 0, last = GOODS): Held[] {
  const held: Held[] = []
  for (let thing = first; thing < last; thing++) {
    const count = view.goods[seat * GOODS + thing]
    if (count) held.push({ thing, count })
  }
  return held
}

/** Wares and materials one by one. */
export const piecesOf = (view: Valley, seat: number, first: number, last: number): number[] =>
  heldBy(view, seat, first, last).flatMap(({ thing, count }) => Array(count).fill(thing))

export const isSpare = (thing: number): boolean => thing === WHISKEY || thing === FOUND_WHISKEY

export const whiskeysOf = (view: Valley, seat: number): number =>
  [WHISKEY, FOUND_WHISKEY].reduce((n, good) => n + view.goods[seat * GOODS + good], 0)

export const markersOf = (view: Valley, seat: number): number =>
  view.markers[seat * 2] + view.markers[seat * 2 + 1]

/** Wares face down that this viewer cannot look at. */
export function hiddenOf(view: Valley, seat: number): number {
  const seen = heldBy(view, seat, STICK, GOODS).reduce((n, { count }) => n + count, 0)
  return view.covered[seat] - seen
}

export const goldOf = (view: Valley, seat: number): Held[] =>
  [0, 1, 2, 3]
    .map((value) => ({ thing: GOLD + value, count: view.bag[seat * 4 + value] }))
    .filter(({ count }) => count > 0)

export const nuggetsOf = (view: Valley, seat: number): number =>
  goldOf(view, seat).reduce((sum, { thing, count }) => sum + worthOf(thing) * count, 0)

export const worthOf = (thing: number): number =>
  thing >= GOLD && thing < THINGS ? thing - GOLD + 1 : 0
export const spacesOf = (thing: number): number => SPACES[thing] ?? 1
export const isMaterial = (thing: number): boolean => thing < MATERIALS
export const nameOf = (thing: number): string => NAMES[thing] ?? 'covered'

const ON_MAP = ['walk', 'ride', 'row', 'river', 'land']
const ON_SHEETS = ['pay', 'drop', 'give', 'want', 'buy']

export const kindOf = (act: string): string => act.split(' ')[0]
export const isOnMap = ({ act }: Choice): boolean => ON_MAP.includes(kindOf(act))
export const isInTray = (choice: Choice): boolean =>
  !isOnMap(choice) && !ON_SHEETS.includes(kindOf(choice.act))
