// Cards in a row: side by side where there is room, else one over the other.

/** How far each of so many cards lies from the left edge of the row, in pixels. */
export function placesOf(count: number, width: number, card: number, gap: number): number[] {
  const wanted = card + gap
  const room = count > 1 ? (width - card) / (count - 1) : wanted
  const step = Math.max(0, Math.min(wanted, room))
  const first = (width - card - step * (count - 1)) / 2
  return Array.from({ length: count }, (_, n) => Math.round(first + n * step))
}
