// Each game is a folder of its name here: its picture comes with the page, its board when a table
// needs it, after what is printed in its box. A game without a picture gets a nugget, one without a board its text board.

import type { Component } from 'svelte'
import type { Automatic } from '../lib/byitself.svelte'
import type { Heading } from '../lib/chapters'
import type { GameWords } from '../lib/i18n.svelte'
import { fetchPrint } from '../lib/print'
import type { Sound } from '../lib/sounds'
import type { Choice, Lasting, Line, LogEntry, Position } from '../lib/wire'

export type View = Position['view']

export type Result = Pick<Position, 'scores' | 'sources' | 'winners' | 'tie_break'>

export interface BoardProps<V = View> {
  view: V
  /** What is happening right now, while it is shown. */
  event: Line | null
  /** What happened last, before all was quiet. */
  last: Line[]
  /** What this viewer was told so far. */
  log: LogEntry[]
  choices: Choice[]
  /** The viewer's own seats. */
  mine: number[]
  names: string[]
  /** The entry of the log that is pointed at: the board shows where it happened. */
  spoken: LogEntry | null
  /** The choice that is pointed at or focused elsewhere. */
  pointed: string | null
  words: GameWords
  label(choice: Choice): string
  choose(act: string): void
  /** Takes my last choice back for another one; null where it cannot be taken back. */
  instead: ((act: string) => void) | null
  /** Takes my last choice back; null where it cannot be taken back. */
  undo: (() => void) | null
  point(act: string | null): void
  /** Rows of choices that one click may stand for: each leads where its last one does. */
  ways: string[][]
  follow(way: string[]): void
  /** How it ended, as the rules count it; null before. */
  result: Result | null
  /** What happens by itself in a moment. */
  automatic: Automatic | null
  /** An answer that may be given for later too, and how. */
  standing: Lasting | null
  chooseForLater(act: string): void
  /** Whether it is given by itself for the rest of the game; `arm` begins that, or ends it. */
  armed: boolean
  arm(): void
  /** Asks why something is not possible. Whatever carries `data-why` asks by itself. */
  why(act: string): void
}

export interface Fact {
  /** A name of `parts/Icon.svelte`, or a path of the game's own. */
  icon: string
  value: number
}

/** A game's board, and what the page around it shows; `V` is its view in `lib/views.ts`. */
export interface GameClient<V = View> {
  Board: Component<BoardProps<V>>
  /** Whether the board is as high as it needs to be on a phone, where others are square. */
  tall?: boolean
  /** Whether every choice is a button on the board too, so that phones need no list of them. */
  complete?: boolean
  /** Whether one click may stand for several choices: then the server is asked for ways. */
  strides?: boolean
  /** Whether the board shows the players too, so that phones need no panels of them. */
  strips?: boolean
  /** The view a moment later, for drawing only: the server's next position is what counts. */
  after(view: V, line: Line): V
  /** What is heard of an event. */
  sound?(line: Line): Sound | undefined
  /** Whether nobody has a secret: people who share a screen need no curtain. */
  open?: boolean
  /** For how many milliseconds an event is worth watching. */
  duration(line: Line): number
  /** Whether the board can show where it happened. */
  hasPlace?(line: Line): boolean
  /** Where turns begin in the log, if not whenever somebody else acts. */
  heading?: Heading
  /** Whether turns are counted in rounds: then the log says in which each of them was. */
  rounds?: boolean
  /** For how many milliseconds the board counts at the end, before the result is told. */
  counting?(view: V): number
  /** What a player has, at a glance, and the same in words. */
  facts(view: V, seat: number): Fact[]
  told(view: V, seat: number): Line
  headline(view: V): Line
  /** How far the game has come: the round or the turn. */
  counter?(view: V): Line
}

/** A drawing of the rules, by its name there. */
export interface DrawingProps {
  name: string
  words: GameWords
}

const PICTURES = import.meta.glob<Component>('./*/Art.svelte', { eager: true, import: 'default' })
const CLIENTS = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' })

const DRAWINGS = import.meta.glob<Component<DrawingProps>>('./*/Drawing.svelte', {
  import: 'default',
})

export const artOf = (game: string): Component | undefined => PICTURES[`./${game}/Art.svelte`]
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in CLIENTS

export async function loadClient(game: string): Promise<GameClient | null> {
  if (!hasBoard(game)) return null
  await fetchPrint(game)
  return CLIENTS[`./${game}/index.ts`]()
}

export async function loadDrawing(game: string): Promise<Component<DrawingProps> | null> {
  const load = DRAWINGS[`./${game}/Drawing.svelte`]
  if (!load) return null
  await fetchPrint(game)
  return load()
}
