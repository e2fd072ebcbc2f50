// What is printed in a game's box. It comes from the server, since an edition may print something
// else; a board is loaded only after its print is here.

import * as api from './api'
import type { Prints } from './prints'
import type { GamePrint } from './wire'

const here = new Map<string, GamePrint>()

/** Asks for what a game's box prints; a page with the print of another edition begins anew. */
export async function fetchPrint(game: string): Promise<void> {
  const found = await api.gamePrint(game)
  const before = here.get(game)
  if (before && before.edition !== found.edition) location.reload()
  else keepPrint(game, found)
}

export function keepPrint(game: string, found: GamePrint): void {
  here.set(game, found)
}

/** The name of an owner's edition; empty for the standard one. */
export function editionOf(game: string): string {
  const name = here.get(game)?.edition.replace(/^\S+ /, '') ?? ''
  return name === 'standard' ? '' : name
}

export function printOf<G extends keyof Prints>(game: G): Prints[G] {
  const found = here.get(game)
  if (!found) throw new Error(`what is printed in ${game} has not arrived`)
  return found.print as unknown as Prints[G]
}
