// Whether something is to be heard or felt. Sounds are fetched when the first is wanted, and never
// before somebody has touched the page.

import { settings } from './settings.svelte'
import type { Sound } from './sounds'

const PULSE = 40 // milliseconds

export function hear(sound: Sound): void {
  if (!settings.volume || !navigator.userActivation?.hasBeenActive) return
  void import('./sounds').then(({ play }) => play(sound, settings.volume))
}

/** My turn has come. */
export function call(): void {
  hear('turn')
  if (navigator.userActivation?.hasBeenActive && matchMedia('(pointer: coarse)').matches)
    navigator.vibrate?.(PULSE)
}
