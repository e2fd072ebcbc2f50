// What every part of the board needs: the props of the board, and its choices found by their words.

import type { TreasureHunterView } from '../../lib/views'
import type { Choice } from '../../lib/wire'
import type { BoardProps } from '..'
import { CARD_NAMES, kindOf, SCROLL_NAMES, SLEEPING, scrollOf } from './print'

/** What was told of a seat's points so far, part by part, and what they come to. */
export interface Counting {
  parts: Record<number, number>
  total: number
}

/** The view, and while points are counted what was told of each seat. */
export interface View extends TreasureHunterView {
  counted?: Record<number, Counting>
}

export interface Table extends BoardProps<View> {
  /** The choice with these words, if I have it. */
  find(act: string): Choice | undefined
}

/** What makes a button of a choice; the list of choices is the one for the keyboard. */
export const offering = (table: Table, { act }: Choice) => ({
  'data-act': act,
  tabindex: -1,
  onclick: () => table.choose(act),
  onpointerenter: () => table.point(act),
  onpointerleave: () => table.point(null),
})

export const keeping = (card: number): string => `keep ${CARD_NAMES[card]}`

export const packChoice = (table: Table, card: number): Choice | undefined =>
  table.find(keeping(card)) ?? table.find(`toss ${CARD_NAMES[card]}`)

export const playChoice = (table: Table, card: number): Choice | undefined =>
  card === SLEEPING ? onlySleep(table) : table.find(`play ${CARD_NAMES[card]}`)

/** What pressing a card in the hand means, possible or not; most of them are shown by themselves. */
export function playing(card: number): string | undefined {
  if (card === SLEEPING) return `sleep ${CARD_NAMES[0]}`
  return kindOf(card) === 'action' ? `play ${CARD_NAMES[card]}` : undefined
}

export const sleepChoice = (table: Table, card: number): Choice | undefined =>
  table.find(`sleep ${CARD_NAMES[card]}`)

export const readChoice = (table: Table, tile: number): Choice | undefined =>
  table.find(`read ${SCROLL_NAMES[scrollOf(tile)]}`)

/** The potion itself, where there is only one to give it to. */
function onlySleep(table: Table): Choice | undefined {
  const sleepers = table.choices.filter((choice) => choice.act.startsWith('sleep '))
  return sleepers.length === 1 ? sleepers[0] : undefined
}
