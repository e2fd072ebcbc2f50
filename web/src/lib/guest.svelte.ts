// Who I am here, and which games there are: asked once.

import * as api from './api'
import { page, t } from './i18n.svelte'
import type { GameInfo, Me } from './wire'

class Guest {
  me: Me | null = $state.raw(null)
  games: GameInfo[] = $state.raw([])
  problem: string | null = $state(null)
  ready = $state(false)

  async arrive(): Promise<void> {
    this.problem = null
    try {
      this.me = await api.me()
      this.games = await api.games()
      this.ready = true
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }
}

export const guest = new Guest()

/** How strong a bot is, in a word. */
export function botName(game: string, bot: string): string {
  const known = guest.game(game)?.bots.find((one) => one.bot === bot)
  return known?.names[page.language] ?? t('player.bot')
}

/** How a bot plays, in a line; nothing of one that the game no longer offers. */
export function botStyle(game: string, bot: string | undefined): string {
  const known = guest.game(game)?.bots.find((one) => one.bot === bot)
  return known?.styles[page.language] ?? ''
}

export function problemOf(error: unknown): string {
  return error instanceof api.Refusal ? error.problem : 'server'
}

export function fewestSeats(game: GameInfo): number {
  const official = game.seats.filter((seats) => !game.unofficial_seats.includes(seats))
  return Math.min(...(official.length ? official : game.seats))
}
