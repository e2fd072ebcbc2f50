// How this person likes to play, remembered by this browser.

import { keep, kept } from './storage'

const isTouch = () => matchMedia('(pointer: coarse)').matches

class Settings {
  /** Whether to be asked even where there is no choice. */
  asksAlways = $state(kept('asks') === 'always')
  /** Whether my turn ends by itself when only extras are left. */
  endsTurns = $state(kept('ends') !== 'asked')
  /** From 0, which is silence, to 1. Phones are silent until somebody wants to hear. */
  volume = $state(Number(kept('volume') ?? (isTouch() ? 0 : 0.5)) || 0)

  /** Whether those who share this screen may look at each other's hands. */
  openHanded = $state(kept('curtain') === 'none')

  showHands(open: boolean): void {
    this.openHanded = open
    keep('curtain', open ? 'none' : 'drawn')
  }

  askAlways(always: boolean): void {
    this.asksAlways = always
    keep('asks', always ? 'always' : 'choices')
  }

  endTurns(byThemselves: boolean): void {
    this.endsTurns = byThemselves
    keep('ends', byThemselves ? 'unasked' : 'asked')
  }

  sound(volume: number): void {
    this.volume = volume
    keep('volume', String(volume))
  }
}

export const settings = new Settings()
