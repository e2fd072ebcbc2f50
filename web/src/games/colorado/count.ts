// The end, counted: from the last to the first, flags before medals, one after another. What counts
// is told by the rules.

import type { ColoradoView } from '../../lib/views'
import type { Result } from '..'
import { SQUARES } from './print'
import { seatsOf } from './table'

export const COUNTED = 220 // milliseconds for each flag and medal

export interface Counted {
  seat: number
  points: number
  /** Of each flag zone; none in pictures of before they were told. */
  zones: number[]
  medals: number[]
  nuggets: number
}

/** Winners first, then by points. */
export const rankingOf = (view: ColoradoView, result: Result): Counted[] =>
  seatsOf(view)
    .map((seat) => ({
      seat,
      points: result.scores[seat],
      zones: zonesOf(result, seat),
      medals: view.medals[seat],
      nuggets: view.nuggets[seat],
    }))
    .sort((a, b) => won(result, b) - won(result, a) || b.points - a.points)

const won = ({ winners }: Result, { seat }: Counted): number => Number(winners.includes(seat))

function zonesOf({ sources }: Result, seat: number): number[] {
  const told = (sources[seat] ?? []).filter(([key]) => key === 'source.zone')
  return told.map(([, { points }]) => points)
}

/** When each row of the ranking begins to count. */
export function startsOf(ranking: Counted[]): number[] {
  return ranking.map((_, place) => timeOf(ranking.slice(place + 1).map(({ medals }) => medals)))
}

/** How long it takes to count so many medals of each, and everybody's flags. */
export const timeOf = (medals: number[][]): number =>
  medals.reduce((sum, { length }) => sum + SQUARES.length + length + 2, 0)
