// The drawn boards, fetched when a table needs one; a game that is not here uses its text board.

import type { Component } from 'svelte'
import type { GameWords } from '../lib/i18n.svelte'
import type { Choice, Line, Position } from '../lib/wire'

export type View = Position['view']

export interface BoardProps {
  view: View
  /** What is happening right now, while it is shown. */
  event: Line | null
  /** What happened last, before all was quiet. */
  last: Line[]
  choices: Choice[]
  /** The viewer's own seats. */
  mine: number[]
  names: string[]
  /** The choice that is pointed at or focused elsewhere. */
  pointed: string | null
  words: GameWords
  label(choice: Choice): string
  choose(act: string): void
  /** Takes my last choice back for another one; null where it cannot be taken back. */
  instead: ((act: string) => void) | null
  point(act: string | null): void
}

export interface Fact {
  icon: string
  value: number
}

export interface GameClient {
  Board: Component<BoardProps>
  /** Whether the board is as high as it needs to be on a phone, where others are square. */
  tall?: boolean
  /** Whether every choice is a button on the board too, so that phones need no list of them. */
  complete?: boolean
  /** The view a moment later, for drawing only: the server's next position is what counts. */
  after(view: View, line: Line): View
  /** For how many milliseconds an event is worth watching. */
  duration(line: Line): number
  /** What a player has, at a glance, and the same in words. */
  facts(view: View, seat: number): Fact[]
  told(view: View, seat: number): Line
  headline(view: View): Line
}

const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = {
  'gold-am-yukon': () => import('./gold-am-yukon'),
  'treasure-hunter': () => import('./treasure-hunter'),
}

export const hasBoard = (game: string): boolean => game in CLIENTS

export async function loadClient(game: string): Promise<GameClient | null> {
  return hasBoard(game) ? (await CLIENTS[game]()).default : null
}
