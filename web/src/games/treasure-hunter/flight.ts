// Cards and treasures fly from where they lay to where they lie now. A key says what is the same
// thing; who wants no motion sees none.

import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { isStill } from '../../lib/pace'

const FLIGHT = 320 // milliseconds
const FAR = 9 // rem

const time = (): number => (isStill() ? 0 : FLIGHT)

export const [leave, arrive] = crossfade({ duration: time, easing: cubicOut, fallback: alone })

/** Things that close up or make room. */
export const shift = { duration: time, easing: cubicOut }

/** What has no other end goes the way its row says (1 is left), and comes from above. */
function alone(node: Element, _: unknown, coming: boolean): TransitionConfig {
  const way = Number(node.closest<HTMLElement>('[data-way]')?.dataset.way ?? 0)
  const [x, y] = coming || !way ? [0, -FAR / 4] : [-way * FAR, 0]
  const css = (t: number, u: number) => `opacity: ${t}; translate: ${x * u}rem ${y * u}rem`
  return { duration: time(), easing: cubicOut, css }
}

/** Cards that look alike, told apart: each with a key of its own in this row. */
export function keyed(cards: number[]): { card: number; key: string }[] {
  const before = (card: number, n: number) => cards.slice(0, n).filter((c) => c === card).length
  return cards.map((card, n) => ({ card, key: `${card}.${before(card, n)}` }))
}
