// Stepping through a table's positions; each has a number and so an address.

import * as api from './api'
import type { Position } from './wire'

export class Replay {
  n = $state(0)
  position: Position | null = $state.raw(null)
  problem: string | null = $state(null)
  private readonly known = new Map<string, Promise<Position>>()

  constructor(readonly id: string) {}

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
    const promise = this.known.get(key) ?? api.position(this.id, n, text)
    this.known.set(key, promise)
    promise.catch(() => this.known.delete(key))
    return promise
  }
}
