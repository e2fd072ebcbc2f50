// Seconds that pass, and how to say them.

import { page } from './i18n.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

class Ticking {
  /** Milliseconds, a little late: good enough to be looked at. */
  now = $state(performance.now())

  constructor() {
    setInterval(() => {
      if (!document.hidden) this.now = performance.now()
    }, 500)
  }
}

export const ticking = new Ticking()

/** A number that came at a moment, less or more the seconds since. */
export const since = (at: number): number => Math.max(0, Math.floor((ticking.now - at) / 1000))

/** In the two largest units that matter: `2d 5h`, `5h 12m`, and below an hour `4:07`. */
export function span(seconds: number, language: string = page.language): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`
  const [large, small, rest] =
    seconds >= DAY ? ([DAY, 'day', HOUR] as const) : ([HOUR, 'hour', MINUTE] as const)
  const first = unit(Math.floor(seconds / large), small, language)
  const more = Math.floor((seconds % large) / rest)
  return more ? `${first} ${unit(more, small === 'day' ? 'hour' : 'minute', language)}` : first
}

/** As people say it: `40s`, `12m`, `5h 12m`. */
export function rough(seconds: number, language: string = page.language): string {
  if (seconds < MINUTE) return unit(seconds, 'second', language)
  return seconds < HOUR ? unit(Math.floor(seconds / MINUTE), 'minute', language) : span(seconds)
}

function unit(value: number, name: 'day' | 'hour' | 'minute' | 'second', language: string): string {
  const style = { style: 'unit', unit: name, unitDisplay: 'narrow' } as const
  return new Intl.NumberFormat(language, style).format(value)
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
