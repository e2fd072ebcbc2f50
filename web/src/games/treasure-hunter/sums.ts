// Sums of what lies open: nothing here decides anything.

import type { View } from '..'
import { pawsOf, scrollOf, siteOf, strengthOf, worthOf } from './printed'

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

export const PARTS = [0, 1, 2, 3] // grey scrolls, relics, goblins, money

/** What the viewer's hand holds for a site. */
export function heldFor(view: View, site: number): number {
  return sum(view.hand.filter((card: number) => siteOf(card) === site).map(strengthOf))
}

export const heldPaws = (view: View): number => sum(view.hand.map(pawsOf))
export const laidPaws = (view: View, seat: number): number => sum(view.laid[seat].map(pawsOf))

/** The cards a seat has at the place that is being played. */
export function groupOf(view: View, seat: number, site: number): number[] {
  return view.laid[seat].filter((card: number) => strengthOf(card) && siteOf(card) === site)
}

/** A seat's points part by part: as told in this moment, else as its tiles say. */
export function partsOf(view: View, seat: number): (number | null)[] {
  if (view.counted) return PARTS.map((part) => view.counted[seat]?.[part] ?? null)
  const tiles: number[] = view.tiles[seat]
  const grey = tiles.map((tile) => {
    if (scrollOf(tile) === 10) return 2 * view.goblins[seat]
    return scrollOf(tile) === 11 ? 2 * tiles.length : 0
  })
  return [sum(grey), sum(tiles.map(worthOf)), view.goblins[seat], view.money[seat]]
}

export const totalOf = (parts: (number | null)[]): number => sum(parts.map((part) => part ?? 0))
