// What is of use without a network is fetched once: whatever passes the page's worker is kept by it.

import * as api from './api'
import { guest } from './guest.svelte'
import { page } from './i18n.svelte'
import { lengthOf } from './logbook'
import type { MyGame } from './wire'

const GAMES = 4 // of mine that are over: those of the first page

/** Who I am, the rules of every game, how to learn it, and my last games. */
export async function stock(mine: MyGame[]): Promise<void> {
  if (!(await isKept())) return
  for (const path of ['/me', '/games', '/me/games', api.historyPath('', '', '')])
    if (!(await found(path))) await fetched(path)
  for (const { name } of guest.games)
    for (const part of [`text/${page.language}`, 'print', `guide/${page.language}`])
      if (!(await found(`/games/${name}/${part}`))) await fetched(`/games/${name}/${part}`)
  for (const game of mine.filter(({ ended }) => ended).slice(0, GAMES)) await stockGame(game.id)
}

/** How a game that is over ended, and its log. */
export async function stockGame(id: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const seen = (await found(`/tables/${id}`)) as { status: string } | null
  if (seen && seen.status !== 'running') return
  const log = await api.wholeLog(id)
  await api.position(id, lengthOf(log), '')
  await api.table(id)
}

/** Once there is a worker that keeps what it sees. */
async function isKept(): Promise<boolean> {
  const worker = navigator.serviceWorker
  if (!worker) return false
  await worker.ready
  if (worker.controller) return true
  return new Promise((taken) =>
    worker.addEventListener('controllerchange', () => taken(true), { once: true }),
  )
}

async function found(path: string): Promise<unknown> {
  const kept = await caches.match(`/api${path}`)
  return kept ? kept.json() : null
}

async function fetched(path: string): Promise<void> {
  await fetch(`/api${path}`, { headers: { accept: 'application/json' } }).catch(() => {})
}
