// Sluice in the browser.

import type { SluiceView } from '../../lib/views'
import type { Line } from '../../lib/wire'
import type { Fact, GameClient } from '..'
import Board from './Board.svelte'

const POUCH = 'M8 3h8l-2 4c5 3 6 14-2 14s-7-11-2-14z'

const client: GameClient<SluiceView> = {
  Board,
  tall: true,
  complete: true,
  after,
  duration: () => 200,
  facts,
  told,
  headline,
}
export default client

function after(view: SluiceView, [key, n]: Line): SluiceView {
  if (key !== 'event.took') return view
  return {
    ...view,
    heap: view.heap - n.stones,
    pouch: view.pouch.with(n.seat, view.pouch[n.seat] + n.stones),
  }
}

function facts(view: SluiceView, seat: number): Fact[] {
  return [{ icon: POUCH, value: view.pouch[seat] }]
}

function told(view: SluiceView, seat: number): Line {
  return ['text.pouch', { n: view.pouch[seat] }]
}

function headline(view: SluiceView): Line {
  return view.ended ? ['text.over', {}] : ['text.turn', { seat: view.turn }]
}
