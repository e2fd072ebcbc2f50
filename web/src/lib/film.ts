// Positions of a game that is over: many come at once, so that each step after the first is free, and
// a game that was fetched whole can be stepped through without a network.

import * as api from './api'
import type { Film, Position } from './wire'

const REEL = 500 // positions, as many as come at once

let id = '' // of the game that is held
const held = new Map<number, Promise<Position[]>>() // by the number of the reel

/** A position of a game that is over, as it is looked at. */
export async function filmed(table: string, n: number): Promise<Position> {
  if (table !== id) held.clear()
  id = table
  const number = Math.floor(n / REEL)
  const reel = held.get(number) ?? fetched(table, number)
  held.set(number, reel)
  reel.catch(() => held.delete(number))
  const found = (await reel)[n % REEL]
  if (!found) throw new api.Refusal('not_found', `there is no position ${n}`)
  return found
}

/** All of it passes the page's worker, which keeps it. */
export async function fetchWhole(table: string, length: number): Promise<void> {
  for (let number = 0; number * REEL <= length; number++) await fetched(table, number)
}

const fetched = async (table: string, number: number): Promise<Position[]> =>
  unrolled(await api.film(table, number * REEL, (number + 1) * REEL))

/** What did not change is shared by one position and the next. */
export function unrolled({ first, frames, last }: Film): Position[] {
  const positions = [first]
  for (const { to_act, view } of frames) {
    const before = positions[positions.length - 1]
    const seen = { ...before.view, ...view } as Position['view']
    positions.push({ ...before, to_act, view: seen, length: before.length + 1 })
  }
  positions[positions.length - 1] = last
  return positions
}
