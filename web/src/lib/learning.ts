// How far I have come in each guided game: a number of moments, or that I am through or want none.

import { guest } from './guest.svelte'
import { keep, kept } from './storage'

const DONE = 'done'
const name = (game: string) => `guide.${game}`

export const isGuided = (game: string): boolean => !!guest.game(game)?.guided
/** Whether to offer it unasked. */
export const isNew = (game: string): boolean => isGuided(game) && kept(name(game)) === null
export const cameTo = (game: string): number => Number(kept(name(game))) || 0
export const note = (game: string, at: number): void => keep(name(game), String(at))
export const finish = (game: string): void => keep(name(game), DONE)
