// The end, counted: from the last to the first, flags before medals, one after another.

import type { ColoradoView } from '../../lib/views'
import { SQUARES } from './print'
import { pointsOf, seatsOf } from './table'

export const COUNTED = 220 // milliseconds for each flag and medal

export interface Counted {
  seat: number
  points: number
  medals: number[]
  nuggets: number
}

/** As the rules have it: points, then medals, then nuggets. */
export const rankingOf = (view: ColoradoView): Counted[] =>
  seatsOf(view)
    .map((seat) => ({
      seat,
      points: pointsOf(view, seat),
      medals: view.medals[seat],
      nuggets: view.nuggets[seat],
    }))
    .sort(
      (a, b) => b.points - a.points || b.medals.length - a.medals.length || b.nuggets - a.nuggets,
    )

/** When each row of the ranking begins to count, and how long all of it takes. */
export function turnsOf(view: ColoradoView): { starts: number[]; all: number } {
  const lengths = rankingOf(view).map(({ medals }) => SQUARES.length + medals.length + 2)
  const after = (place: number) => lengths.slice(place).reduce((sum, n) => sum + n, 0)
  return { starts: lengths.map((_, place) => after(place + 1)), all: after(0) }
}

/** What decides between the first two. */
export function tieOf([first, second]: Counted[]): string {
  if (!second || first.points !== second.points) return ''
  if (first.medals.length !== second.medals.length) return 'board.tie_medals'
  return first.nuggets !== second.nuggets ? 'board.tie_nuggets' : 'board.tie_shared'
}
