// A table with bots, at once.

import * as api from './api'
import { fewestSeats } from './guest.svelte'
import { go } from './route.svelte'
import type { GameInfo, SeatWish } from './wire'

export async function playNow(game: GameInfo): Promise<void> {
  const bot: SeatWish = { kind: 'bot', bot: game.usual_bot }
  const seats: SeatWish[] = [{ kind: 'me' }, ...Array(fewestSeats(game) - 1).fill(bot)]
  const created = await api.create({ game: game.name, seats, start: true })
  go(`/t/${created.id}`)
}
