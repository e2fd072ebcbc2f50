// The server's HTTP doors, one function each.

import type {
  Avoided,
  ChannelInfo,
  ChannelList,
  ChannelWish,
  CodeInfo,
  Created,
  Device,
  Film,
  GameInfo,
  GamePrint,
  GameText,
  Guide,
  Hint,
  LogEntry,
  MailSent,
  Me,
  MyGame,
  MyTurn,
  NewCode,
  NewTable,
  PasskeyList,
  PasskeyQuestion,
  PersonInfo,
  Position,
  Problem,
  RatingChange,
  Standing,
  TableCard,
  TableInfo,
  Watcher,
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
export const myTurns = () => ask<MyTurn[]>('GET', '/me/turns')
export const myGames = () => ask<MyGame[]>('GET', '/me/games')
export const historyPath = (words: string, game: string, before: string) =>
  `/me/history?${new URLSearchParams({ words, game, before })}`
export const history = (words: string, game: string, before: string) =>
  ask<MyGame[]>('GET', historyPath(words, game, before))
export const devices = () => ask<Device[]>('GET', '/me/devices')
export const endSession = (name: string) => ask<Device[]>('DELETE', `/me/devices/${name}`)
export const newCode = () => ask<NewCode>('POST', '/me/code')
export const lookAtCode = (code: string) =>
  ask<CodeInfo>('GET', `/codes/${encodeURIComponent(code)}`)
export const takeCode = (code: string) => ask<Me>('POST', '/codes', { code })
export const passkeys = () => ask<PasskeyList>('GET', '/me/passkeys')
export const askNewPasskey = () => ask<PasskeyQuestion>('POST', '/me/passkeys/question')
export const addPasskey = (credential: object) =>
  ask<PasskeyList>('POST', '/me/passkeys', { credential })
export const dropPasskey = (name: string) => ask<PasskeyList>('DELETE', `/me/passkeys/${name}`)
export const askPasskey = () => ask<PasskeyQuestion>('POST', '/passkeys/question')
export const takePasskey = (credential: object) => ask<Me>('POST', '/passkeys', { credential })
export const sendLink = (address: string, language: string) =>
  ask<MailSent>('POST', '/me/mail', { address, language })
export const channels = () => ask<ChannelList>('GET', '/me/channels')
export const addChannel = (wish: ChannelWish) => ask<ChannelInfo>('POST', '/me/channels', wish)
export const changeChannel = (id: string, every: number, language: string) =>
  ask<ChannelList>('PUT', `/me/channels/${id}`, { every, language })
export const dropChannel = (id: string) => ask<ChannelList>('DELETE', `/me/channels/${id}`)
export const forgetMe = () => ask<Me>('DELETE', '/me')
export const avoided = () => ask<Avoided[]>('GET', '/me/avoided')
export const avoid = (person: string, how: 'mute' | 'block' | '') =>
  ask<Avoided[]>('PUT', '/me/avoided', { person, how })
export const report = (text: string, person: string) =>
  ask<Created>('POST', '/reports', { text, person })
export const watchers = (id: string) => ask<Watcher[]>('GET', at(id, '/watchers'))
export const removeWatcher = (id: string, person: string) =>
  ask<Watcher[]>('POST', at(id, '/remove'), { person })
export const standings = (game: string) => ask<Standing[]>('GET', `/ratings/${game}`)
export const ratingChanges = (id: string) => ask<RatingChange[]>('GET', at(id, '/ratings'))
export const person = (id: string) => ask<PersonInfo>('GET', `/people/${encodeURIComponent(id)}`)
export const games = () => ask<GameInfo[]>('GET', '/games')
export const gameText = (game: string, language: string) =>
  ask<GameText>('GET', `/games/${encodeURIComponent(game)}/text/${language}`)
export const gamePrint = (game: string) =>
  ask<GamePrint>('GET', `/games/${encodeURIComponent(game)}/print`)
export const guide = (game: string, language: string) =>
  ask<Guide>('GET', `/games/${encodeURIComponent(game)}/guide/${language}`)
export const tables = () => ask<TableCard[]>('GET', '/tables')
export const create = (wish: NewTable) => ask<Created>('POST', '/tables', wish)
export const table = (id: string) => ask<TableInfo>('GET', at(id))
export const join = (id: string, seat: number | null) =>
  ask<TableInfo>('POST', at(id, '/join'), { seat })
export const leave = (id: string) => ask<TableInfo>('POST', at(id, '/leave'))
export const free = (id: string, seat: number) => ask<TableInfo>('POST', at(id, '/free'), { seat })
export const remove = (id: string) => ask<TableInfo>('DELETE', at(id))
export const start = (id: string) => ask<TableInfo>('POST', at(id, '/start'))
export const resign = (id: string) => ask<TableInfo>('POST', at(id, '/resign'))
export const comeBack = (id: string) => ask<TableInfo>('POST', at(id, '/return'))
export const callCaretaker = (id: string, seat: number) =>
  ask<TableInfo>('POST', at(id, '/call'), { seat })
export const giveTime = (id: string, seat: number) =>
  ask<TableInfo>('POST', at(id, '/give'), { seat })
export const rematch = (id: string) => ask<Created>('POST', at(id, '/rematch'))
export const hint = (id: string) => ask<Hint>('POST', at(id, '/hint'))
export const health = () =>
  fetch('/healthz').then((answer) => answer.json() as Promise<{ engine: string }>)
export const log = (id: string, since: number, until: number) =>
  ask<LogEntry[]>('GET', at(id, `/log?since=${since}&until=${until}`))

const AT_ONCE = 500 // entries

/** Everything that was told of a game. */
export async function wholeLog(id: string): Promise<LogEntry[]> {
  const told: LogEntry[] = []
  for (let since = 0; told.length === since; since += AT_ONCE)
    told.push(...(await log(id, since, since + AT_ONCE)))
  return told
}

export const position = (id: string, n: number, text: string) =>
  ask<Position>('GET', at(id, `/position/${n}${text && `?text=${text}`}`))
export const film = (id: string, since: number, until: number) =>
  ask<Film>('GET', at(id, `/film?since=${since}&until=${until}`))
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
