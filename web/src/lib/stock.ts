// What is of use without a network is fetched once: whatever passes the page's worker is kept by it.

import * as api from './api'
import { fetchWhole } from './film'
import { guest } from './guest.svelte'
import { page } from './i18n.svelte'
import { lengthOf } from './logbook'
import type { MyGame } from './wire'

const GAMES = 5 // of mine that are over
const HISTORY = api.historyPath('', '', '')
const SEEN = 'filon-seen' // where the worker keeps it

/** Who I am, the rules of every game, how to learn it, and my last games. */
export async function stock(mine: MyGame[]): Promise<void> {
  if (!(await isKept())) return
  for (const path of ['/me', '/games', '/me/games', HISTORY])
    if (!(await found(path))) await fetched(path)
  for (const { name } of guest.games)
    for (const part of [`text/${page.language}`, 'print', `guide/${page.language}`])
      if (!(await found(`/games/${name}/${part}`))) await fetched(`/games/${name}/${part}`)
  await stockGames(mine)
}

/** After a game of mine has ended: it is listed too. */
export async function stockLast(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const mine = await api.myGames()
  await fetched(HISTORY)
  await stockGames(mine)
}

/** The last ones that are over; those before them are dropped. */
async function stockGames(mine: MyGame[]): Promise<void> {
  const last = mine.filter(({ ended }) => ended).slice(0, GAMES)
  for (const game of last) await stockGame(game.id)
  const kept = [...last, ...mine.filter(({ ended }) => !ended)].map(({ id }) => id)
  const seen = await caches.open(SEEN)
  for (const request of await seen.keys()) {
    const id = /^\/api\/tables\/([^/]+)/.exec(new URL(request.url).pathname)?.[1]
    if (id && !kept.includes(decodeURIComponent(id))) await seen.delete(request)
  }
}

/** How a game that is over ended, its log, and every position of it. */
async function stockGame(id: string): Promise<void> {
  const seen = await caches.open(SEEN)
  const whole = `/api/tables/${id}/whole` // a mark of ours: nothing of it is missing
  if (await seen.match(whole)) return
  const length = lengthOf(await api.wholeLog(id))
  await api.position(id, length, '')
  await fetchWhole(id, length)
  await api.table(id)
  await seen.put(whole, new Response())
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
