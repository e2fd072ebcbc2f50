// What happens by itself: what leaves no choice, what I have answered for later too, and the end of
// a turn of which only extras are left. It is announced, and a touch of anything else keeps it back.

import { isWatched, patience } from './manners'
import { offers } from './positions'
import { settings } from './settings.svelte'
import type { Choice, Position, TableInfo } from './wire'

/** What happens by itself in so many milliseconds. */
export interface Automatic {
  act: string
  ms: number
  /** Whether there were other choices, so that it can be kept back. */
  optional: boolean
}

export const [LULL, HUSH] = [0, -1] // marks of what most want, see `Game.standing`

export class ByItself {
  next: Automatic | null = $state.raw(null)
  private held = false // nothing happens by itself until I choose
  private kept = new Map<string, number>() // what a seat of mine answered for later too, and its mark then
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What is due at a position, in a while; `act` does it. */
  consider(
    position: Position,
    choices: Choice[],
    table: TableInfo | null,
    act: (act: string) => void,
  ) {
    this.stay()
    const due = this.due(position, choices, isWatched(table))
    if (!due || this.held || settings.asksAlways || !offers(choices, due)) return
    const ms = patience(position, isWatched(table))
    this.next = { act: due, ms, optional: choices.length > 1 }
    this.timer = setTimeout(() => act(due), ms)
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

  stay(): void {
    clearTimeout(this.timer)
    this.next = null
  }

  /** I took something back, or look at something else. */
  hold(): void {
    this.held = true
    this.stay()
  }

  release(): void {
    this.held = false
  }

  /** An answer that holds for later too, as long as there is nothing new to consider. */
  keep({ standing, seat }: Position, act: string): void {
    if (standing?.act === act) this.kept.set(`${seat} ${act}`, standing.mark)
  }
}
