// Light, dark, or as the system has it.

import { keep, kept } from './storage'

export type Shade = 'auto' | 'light' | 'dark'
export const SHADES: Shade[] = ['auto', 'light', 'dark']

class Theme {
  shade: Shade = $state(SHADES.find((shade) => shade === kept('theme')) ?? 'auto')

  choose(shade: Shade): void {
    this.shade = shade
    keep('theme', shade)
    this.show()
  }

  show(): void {
    if (this.shade === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.shade
  }
}

export const theme = new Theme()
