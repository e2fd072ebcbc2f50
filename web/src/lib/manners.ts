// When something that leaves no choice happens by itself. Where others could learn from it that
// there was none, it takes as long as this person's own answers to such questions have taken.

import { keep, kept } from './storage'
import type { Position, TableInfo } from './wire'

const SOON = 250 // milliseconds, for what can be taken back
const NOW = 700 // for luck and ends of turns, so that one sees whose they are
export const GRACE = 2500 // where something could still be taken back before
export const NEWS = 6000 // before an answer that was given for the whole game, when there is news
const LULL = 4000 // before a turn ends of which some extra is left
const REMEMBERED = 24 // answers of each kind
const USUAL = [1400, 1900, 2300, 2800, 3200, 3900, 4700, 5600, 7000, 9500] // until some are known

export function patience(position: Position, watched: boolean, chance = Math.random): number {
  const { forced, standing, choices, can_undo } = position
  if (forced === 'free') return SOON
  if (!forced && standing && standing.mark <= 0) return LULL
  if (watched && forced !== 'final') return drawn(kindOf(standing?.act ?? choices[0].act), chance())
  return can_undo || !forced ? GRACE : NOW
}

/** Whether somebody else could learn something from when I answer. */
export function isWatched(table: TableInfo | null): boolean {
  const others = table?.seats.some((seat) => seat.kind === 'person' && !seat.mine)
  return !!others || !!table?.watching
}

/** Notes how long an answer took; the question might have been any of these kinds. */
export function noted(acts: string[], milliseconds: number): void {
  for (const kind of new Set(acts.map(kindOf))) {
    const known = [...times(kind), Math.round(Math.min(milliseconds, 60_000))]
    keep(`pace.${kind}`, known.slice(-REMEMBERED).join(' '))
  }
}

function drawn(kind: string, chance: number): number {
  const own = times(kind)
  const all = own.length >= USUAL.length ? own : [...own, ...USUAL]
  return all[Math.floor(chance * all.length)]
}

const kindOf = (act: string): string => act.split(' ')[0]

function times(kind: string): number[] {
  const words = kept(`pace.${kind}`)?.split(' ') ?? []
  return words.map(Number).filter((time) => time > 0)
}
