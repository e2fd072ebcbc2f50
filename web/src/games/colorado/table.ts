// What every part of the board needs: the props of the board, and its choices found by their words.

import type { ColoradoView } from '../../lib/views'
import type { Choice } from '../../lib/wire'
import type { BoardProps } from '..'
import {
  CARDS,
  FAMILIES,
  LANDS,
  NUGGETS,
  POSER,
  RAIL,
  SQUARES,
  TO_GIVE,
  TO_SHED,
  TO_TRADE,
} from './print'

export interface Table extends BoardProps<ColoradoView> {
  /** The seat whose sheet and area are shown. */
  shown: number
  /** The seat whose chain is shown. */
  watched: number
  look(seat: number): void
  /** The choice with these words, if I have it. */
  find(act: string): Choice | undefined
}

/** What makes a button of a choice; the list of choices is the one for the keyboard. */
export const offering = (table: Table, { act }: Choice) => ({
  'data-act': act,
  tabindex: -1,
  onclick: (event: MouseEvent) => {
    event.stopPropagation()
    table.choose(act)
  },
  onpointerenter: () => table.point(act),
  onpointerleave: () => table.point(null),
})

/** What pressing something would mean, while I am asked for its kind and may not choose it. */
export const meant = (table: Table, words: string, ...kinds: string[]): string | undefined => {
  const kind = kinds.find((one) => table.choices.some(({ act }) => act.startsWith(`${one} `)))
  return kind && `${kind} ${words}`
}

/** What is asked of a card in my hand. */
const ASKED: [kind: string, tasks: number[]][] = [
  ['give', [TO_GIVE]],
  ['play', [NUGGETS, POSER, TO_TRADE]],
  ['shed', [CARDS, TO_SHED]],
]

/** What pressing a card in my hand would mean now, possible or not. */
export function pressing({ view, choices }: Table, card: number): string | undefined {
  const task = choices.length ? view.task[view.viewer] : -1
  const kind = ASKED.find(([, tasks]) => tasks.includes(task))?.[0]
  return kind && `${kind} ${wordsOf(card)}`
}

export const wordsOf = (card: number): string => `${FAMILIES[familyOf(card)]} ${worthOf(card)}`
export const familyOf = (card: number): number => Math.floor(card / 3)
export const worthOf = (card: number): number => (card % 3) + 1

export function cardChoice(table: Table, card: number): Choice | undefined {
  const words = wordsOf(card)
  return ['give', 'play', 'shed'].map((kind) => table.find(`${kind} ${words}`)).find((one) => one)
}

/** Of what a choice brings: what is lost, and a medal it wins. */
export const isLost = ({ line }: Choice): boolean => line[1].icon === 9 || line[1].icon === 11

export function medalWon({ line: [key, n] }: Choice): number {
  if (key === 'choice.tick_last' || key === 'choice.tick_rail_end') return n.points
  if (key === 'choice.tick_last_end') return n.points + n.medal
  if (key === 'choice.tick_end') return n.medal
  if (key === 'choice.square_end') return n.points
  return n.bounty ?? 0
}

export const has = (bits: number, bit: number): boolean => ((bits >> bit) & 1) === 1

export const ticksOf = (view: ColoradoView, seat: number, land: number): number =>
  seat < 0 ? 0 : view.ticked[seat * (RAIL + 1) + land]

export const flagsOf = (view: ColoradoView, seat: number, zone: number): number =>
  view.flags[seat * SQUARES.length + zone]

export const isWhole = (ticks: number, land: number): boolean =>
  ticks === (2 << LANDS[land].icons.length) - 1

/** As the rules count them; pictures of before that was told have none. */
export const pointsOf = (view: ColoradoView, seat: number): number | undefined =>
  (view.points as number[] | undefined)?.[seat]

export const seatsOf = (view: ColoradoView): number[] => view.task.map((_, seat) => seat)
