// Generated from src/filon/server/wire.py by `make types`: do not edit.

export type Line = [string, Record<string, number>]

export interface OptionInfo {
  name: string
  default: number
  low: number
  high: number
}

export interface GameInfo {
  name: string
  title: string
  seats: number[]
  unofficial_seats: number[]
  options: OptionInfo[]
}

export interface GameText {
  messages: Record<string, string>
  rules: string
}

export interface Me {
  id: string
  name: string
}

export interface Rename {
  name: string
}

export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, number>
  public?: boolean
  start?: boolean
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string
  away: boolean
  mine: boolean
  online: boolean
}

export interface TableInfo {
  id: string
  game: string
  status: 'open' | 'over' | 'running'
  public: boolean
  options: Record<string, number>
  seats: SeatInfo[]
  host: boolean
  commitment: string
  key: string
  rematch: string
  watching: number
}

export interface TableCard {
  id: string
  game: string
  status: 'open' | 'over' | 'running'
  names: string[]
  open_seats: number
  created: string
}

export interface Created {
  id: string
}

export interface JoinWish {
  seat?: number | null
}

export interface Problem {
  problem: string
  detail: string
}

export interface Choice {
  act: string
  line: Line
}

export interface LogEntry {
  n: number
  seat: number
  events: Line[]
}

export interface Position {
  type: 'position'
  version: number
  answers: number
  length: number
  seat: number
  seats: number[]
  to_act: number[]
  view: Record<string, any>
  choices: Choice[]
  can_undo: boolean
  scores: number[]
  winners: number[]
  over: boolean
  text: string
}

export interface Happened {
  type: 'happened'
  since: number
  entries: LogEntry[]
}

export interface Lobby {
  type: 'lobby'
  table: TableInfo
}

export interface ChatLine {
  n: number
  name: string
  seat: number
  text: string
  at: string
}

export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

export interface Refused {
  type: 'refused'
  problem: string
  detail: string
}

export interface Act {
  type: 'act'
  act: string
  version: number
  seat: number
}

export interface Undo {
  type: 'undo'
  version: number
  seat: number
  all?: boolean
}

export interface Say {
  type: 'say'
  text: string
}

export interface Look {
  type: 'look'
  text?: string
  seat?: number | null
}

export type FromServer = Position | Happened | Lobby | Chat | Refused

export type FromPage = Act | Undo | Say | Look
