// Sums of what lies open: nothing here decides anything.

import type { Result } from '..'
import { kindOf, pawsOf, siteOf, strengthOf } from './print'
import type { View } from './table'

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

export const PARTS = [0, 1, 2, 3] // grey scrolls, relics, goblins, money

/** What the viewer's hand holds for a site. */
export function heldFor(view: View, site: number): number {
  return sum(view.hand.filter((card: number) => siteOf(card) === site).map(strengthOf))
}

export const heldPaws = (view: View): number => sum(view.hand.map(pawsOf))
export const laidPaws = (view: View, seat: number): number => sum(view.laid[seat].map(pawsOf))

/** A seat's adventurers at a site, and the action cards it has laid since they came. */
export function groupOf(view: View, seat: number, site: number): number[] {
  const isThere = (card: number) => strengthOf(card) > 0 && siteOf(card) === site
  const laid: number[] = view.laid[seat]
  return laid
    .slice(laid.findIndex(isThere))
    .filter((card) => isThere(card) || (view.sent[seat] && kindOf(card) === 'action'))
}

/** A seat's points part by part: as far as they were told in this moment, else all of them. */
export function partsOf(view: View, seat: number): (number | null)[] {
  const { counted } = view
  if (counted) return PARTS.map((part) => counted[seat]?.parts[part] ?? null)
  return view.parts[seat] ?? []
}

/** What they come to, as the rules add them up. */
export function totalOf(view: View, seat: number, result: Result | null): number {
  return (view.counted ? view.counted[seat]?.total : result?.scores[seat]) ?? 0
}
