// How far a game has come that is counted in rounds.

import type { Line } from './wire'

const IN_SIGHT = 20 // rounds before the last: then it is said how many there are

export function roundOf({ round, max_rounds: most }: { round: number; max_rounds: number }): Line {
  return [most - round < IN_SIGHT ? 'text.round_of' : 'text.round', { round, most }]
}
