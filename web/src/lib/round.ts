// How far a game has come that is counted in rounds, and in which round each of its turns was.

import type { Chapter } from './chapters'
import type { Line, Position } from './wire'

const IN_SIGHT = 20 // rounds before the last: then it is said how many there are

export function roundOf({ round, max_rounds: most }: { round: number; max_rounds: number }): Line {
  return [most - round < IN_SIGHT ? 'text.round_of' : 'text.round', { round, most }]
}

interface View {
  seats: number
  round: number
  max_rounds: number
  /** Whose turn it is, and who began. */
  turn: number
  first: number
  ended: number
}

type Now = Pick<Position, 'length' | 'view'>

/** Of each chapter its round, told from the one that the position is in. */
export function roundsOf(chapters: Chapter[], { length, view }: Now): number[] {
  const now = view as unknown as View
  const at = chapters.findLastIndex(({ entries }) => entries[0].n < length)
  if (at < 0) return chapters.map(() => now.round)
  const passed = chapters.map(({ seat }, k) => (k ? begins(now, chapters[k - 1].seat, seat) : 0))
  const since = passed.map((_, k) => passed.slice(0, k + 1).reduce((sum, one) => sum + one, 0))
  const reached = now.round - (isCut(now) ? 0 : begins(now, chapters[at].seat, now.turn))
  return since.map((count) => reached + count - since[at])
}

/** 1 where a round begins between two turns: once they have come round to whoever began. */
function begins({ first, seats }: View, from: number, to: number): number {
  const place = (seat: number) => (seat - first + seats) % seats
  return from !== to && place(to) < place(from) ? 1 : 0
}

/** After the last round there is no next one. */
const isCut = ({ ended, round, max_rounds }: View): boolean => !!ended && round === max_rounds
