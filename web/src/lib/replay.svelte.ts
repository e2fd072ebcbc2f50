// Stepping through a table's positions; each has a number and so an address.

import * as api from './api'
import type { Position } from './wire'

export class Replay {
  n = $state(0)
  position: Position | null = $state.raw(null)
  problem: string | null = $state(null)
  private readonly known = new Map<string, Promise<Position>>()

  constructor(
    readonly id: string,
    /** Whether nothing is added to the game any more. */
    private readonly isOver: () => boolean,
  ) {}

  async show(n: number, text: string): Promise<void> {
    this.n = n
    this.problem = null
    try {
      const position = await this.fetched(n, text)
      if (this.n === n) this.position = position
    } catch (error) {
      if (this.n === n) this.problem = error instanceof api.Refusal ? error.problem : 'server'
    }
  }

  /** An undo has rewritten the end of the log: forget what was fetched. */
  forget(): void {
    this.known.clear()
  }

  private fetched(n: number, text: string): Promise<Position> {
    const key = `${n} ${text}`
    const promise = this.known.get(key) ?? this.looked(n, text)
    this.known.set(key, promise)
    promise.catch(() => this.known.delete(key))
    return promise
  }

  /** Without a network there are drawn boards only, of games that are over. */
  private async looked(n: number, text: string): Promise<Position> {
    if (!this.isOver()) return api.position(this.id, n, text)
    const { filmed } = await import('./film')
    const ways = [() => filmed(this.id, n), () => api.position(this.id, n, text)]
    const [first, second] = text ? ways.reverse() : ways
    return first().catch(second)
  }
}
