// The table between two positions: what each event does to the picture.

import type { GoldAmYukonView as View } from '../../lib/views'
import type { Line } from '../../lib/wire'
import { NEIGHBOURS } from './geometry'

export function after(view: View, [key, numbers]: Line): View {
  const { seat, field, origin, claim } = numbers
  const change = (chain: number[], more: Partial<View> = {}): View => ({
    ...view,
    ...more,
    chains: view.chains.map((other, who) => (who === seat ? chain : other)),
  })
  const chain = view.chains[seat] ?? []
  switch (key) {
    case 'event.started':
    case 'event.entered':
      return change(joined(chain, field), { hand: less(view.hand, seat) })
    case 'event.rolled':
      return { ...view, turn: seat, dice: [...(view.turn === seat ? view.dice : []), numbers.die] }
    case 'event.moved':
      return change(moved(chain, origin, field))
    case 'event.turned':
      return change([...chain].reverse())
    case 'event.staked':
      return change(
        chain.filter((other) => other !== origin),
        {
          owner: view.owner.map((who, at) => (at === claim ? seat : who)),
          nuggets: view.nuggets.map((n, at) => (at === seat ? n + numbers.nuggets : n)),
        },
      )
    case 'event.retired':
      return change([])
    default:
      return view
  }
}

/** A chain with one field more, at the end that touches it; the head first. */
function joined(chain: number[], field: number): number[] {
  const head = chain[chain.length - 1]
  if (head === undefined || NEIGHBOURS[head].has(field)) return [...chain, field]
  return [field, ...chain]
}

/** The prospector at `origin` goes to `field`; a ring is cut open there first. */
export function moved(chain: number[], origin: number, field: number): number[] {
  const place = chain.indexOf(origin)
  if (place < 0) return chain
  return joined([...chain.slice(place + 1), ...chain.slice(0, place)], field)
}

function less(hand: number[], seat: number): number[] {
  return hand.map((n, who) => (who === seat ? n - 1 : n))
}
