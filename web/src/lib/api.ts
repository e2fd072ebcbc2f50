// The server's HTTP doors, one function each.

import type {
  Created,
  GameInfo,
  GameText,
  LogEntry,
  Me,
  NewTable,
  Position,
  Problem,
  TableCard,
  TableInfo,
} from './wire'

/** A refusal of the server; `problem` is a key of the page's messages. */
export class Refusal extends Error {
  constructor(
    readonly problem: string,
    detail: string,
  ) {
    super(detail)
  }
}

export const me = () => ask<Me>('GET', '/me')
export const rename = (name: string) => ask<Me>('PUT', '/me', { name })
export const games = () => ask<GameInfo[]>('GET', '/games')
export const gameText = (game: string, language: string) =>
  ask<GameText>('GET', `/games/${encodeURIComponent(game)}/text/${language}`)
export const tables = () => ask<TableCard[]>('GET', '/tables')
export const create = (wish: NewTable) => ask<Created>('POST', '/tables', wish)
export const table = (id: string) => ask<TableInfo>('GET', at(id))
export const join = (id: string, seat: number | null) =>
  ask<TableInfo>('POST', at(id, '/join'), { seat })
export const leave = (id: string) => ask<TableInfo>('POST', at(id, '/leave'))
export const start = (id: string) => ask<TableInfo>('POST', at(id, '/start'))
export const resign = (id: string) => ask<TableInfo>('POST', at(id, '/resign'))
export const comeBack = (id: string) => ask<TableInfo>('POST', at(id, '/return'))
export const rematch = (id: string) => ask<Created>('POST', at(id, '/rematch'))
export const log = (id: string) => ask<LogEntry[]>('GET', at(id, '/log'))
export const position = (id: string, n: number, text: string) =>
  ask<Position>('GET', at(id, `/position/${n}${text && `?text=${text}`}`))
export const recordAddress = (id: string) => `/api${at(id, '/record')}`

export function socketAddress(id: string, text: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api${at(id, '/socket')}?text=${text}`
}

function at(id: string, rest = ''): string {
  return `/tables/${encodeURIComponent(id)}${rest}`
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reached(method, path, body)
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.problem ?? 'server', problem?.detail ?? answer.statusText)
}

async function reached(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = body === undefined ? undefined : JSON.stringify(body)
  try {
    return await fetch(`/api${path}`, { method, headers, body: sent })
  } catch {
    throw new Refusal('offline', 'the server cannot be reached')
  }
}
