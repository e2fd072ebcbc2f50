// The course of a finished game, from positions along the way.

import type { GameClient } from '../games'
import { filmed } from './film'

export interface Moment {
  n: number
  scores: number[]
}

export interface Turning {
  n: number
  seat: number
  score: number
}

const SAMPLES = 24
const SHOWN = 6 // turning points worth naming

/** What everybody had at about so many moments, as the game itself counts it at a glance, and what
    was counted at the end; nothing where that was hidden then. */
export async function momentsOf(
  id: string,
  client: GameClient,
  seats: number,
  length: number,
): Promise<Moment[]> {
  const numbers = Array.from({ length: SAMPLES + 1 }, (_, k) => Math.round((k * length) / SAMPLES))
  const found = await Promise.all(
    [...new Set(numbers)].map(async (n): Promise<Moment | null> => {
      const position = await filmed(id, n).catch(() => null)
      if (!position) return null
      if (position.over) return { n, scores: position.scores }
      const facts = Array.from({ length: seats }, (_, seat) => client.facts(position.view, seat)[0])
      return { n, scores: facts.map((fact) => fact?.value ?? 0) }
    }),
  )
  return found.filter((moment) => moment !== null)
}

/** Where another seat alone took the lead. */
export function turningPoints(moments: Moment[]): Turning[] {
  const turnings: Turning[] = []
  let leader = -1
  for (const { n, scores } of moments) {
    const score = Math.max(...scores)
    const seat = scores.indexOf(score)
    if (scores.lastIndexOf(score) !== seat || seat === leader) continue
    if (leader >= 0) turnings.push({ n, seat, score })
    leader = seat
  }
  return turnings.slice(-SHOWN)
}
