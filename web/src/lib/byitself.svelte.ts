// What happens by itself: what leaves no choice, what I have answered for later too, and the end of
// a turn of which only extras are left. It is announced, and a touch of anything else keeps it back.

import { isWatched, NEWS, patience } from './manners'
import { offers } from './positions'
import { settings } from './settings.svelte'
import { keep, kept } from './storage'
import type { Choice, Position, TableInfo } from './wire'

/** What happens by itself in so many milliseconds. */
export interface Automatic {
  act: string
  ms: number
  /** Whether there were other choices, so that it can be kept back. */
  optional: boolean
}

const ARMED = 24 // answers that this browser remembers, of several games

export const [LULL, HUSH] = [0, -1] // marks of what most want, see `Game.standing`

export class ByItself {
  next: Automatic | null = $state.raw(null)
  private held = false // nothing happens by itself until I choose
  private kept = new Map<string, number>() // what a seat of mine answered for later too, and its mark then
  private marked = 0 // of the question that was answered last
  /** What seats of mine answer by themselves for the rest of the game. */
  private armed: string[] = $state.raw(remembered())
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table = '') {}

  /** What is due at a position, in a while; `act` does it. */
  consider(
    position: Position,
    choices: Choice[],
    table: TableInfo | null,
    act: (act: string) => void,
  ) {
    this.stay()
    const watched = isWatched(table)
    const armed = this.isArmed(position)
    const due = armed ? (position.standing?.act ?? '') : this.due(position, choices, watched)
    if (!due || this.held || (settings.asksAlways && !armed) || !offers(choices, due)) return
    const ms = patience(position, watched)
    const isNews = armed && !watched && position.standing?.mark !== this.marked
    this.next = { act: due, ms: isNews ? NEWS : ms, optional: choices.length > 1 }
    this.timer = setTimeout(() => {
      this.release(position)
      act(due)
    }, this.next.ms)
  }

  private due({ forced, standing, seat }: Position, choices: Choice[], watched: boolean): string {
    if (forced) return choices.length === 1 ? choices[0].act : ''
    if (!standing) return ''
    const { act, mark } = standing
    const usual = mark === LULL || (mark === HUSH && !watched)
    return (mark <= LULL ? usual && settings.endsTurns : this.kept.get(`${seat} ${act}`) === mark)
      ? act
      : ''
  }

  /** Whether what a seat may answer for later too is answered by itself, until it says no more. */
  isArmed({ standing, seat }: Position): boolean {
    return !!standing && this.armed.includes(this.nameOf(seat, standing.act))
  }

  arm({ standing, seat }: Position): void {
    if (!standing) return
    const name = this.nameOf(seat, standing.act)
    const others = this.armed.filter((one) => one !== name)
    this.armed = this.armed.includes(name) ? others : [...others, name].slice(-ARMED)
    this.marked = standing.mark
    this.held = false
    keep('armed', this.armed.join(','))
  }

  private nameOf(seat: number, act: string): string {
    return `${this.table} ${seat} ${act}`
  }

  stay(): void {
    clearTimeout(this.timer)
    this.next = null
  }

  /** I took something back, or look at something else. */
  hold(): void {
    this.held = true
    this.stay()
  }

  /** I have answered. */
  release({ standing }: Position): void {
    this.held = false
    this.marked = standing?.mark ?? this.marked
  }

  /** An answer that holds for later too, as long as there is nothing new to consider. */
  keep({ standing, seat }: Position, act: string): void {
    if (standing?.act === act) this.kept.set(`${seat} ${act}`, standing.mark)
  }
}

const remembered = (): string[] => kept('armed')?.split(',') ?? []
