// A browser and its system, as far as its long name tells.

import { t } from './i18n.svelte'

// most call themselves Safari too, and many Chrome
const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']

export function deviceName(device: string): string {
  const browser = BROWSERS.find((name) => device.includes(`${name}/`))
  const system = device.match(/Android|iPhone|iPad|Windows|Mac OS X|Linux/)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ') || device.slice(0, 40) || t('device.unknown')
}
