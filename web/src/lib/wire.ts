// Generated from server/wire.py, table/news.py, guide.py by `make types`: do not edit.

export type Line = [string, Record<string, number>]

export interface OptionInfo {
  name: string
  default: number
  low: number
  high: number
}

export interface BotInfo {
  bot: string
  names: Record<string, string>
  styles: Record<string, string>
}

export interface Hint {
  act: string
  line: Line
  rather: [string, Record<string, number>] | null
  why: Line
}

export interface GameInfo {
  name: string
  title: string
  seats: number[]
  unofficial_seats: number[]
  options: OptionInfo[]
  bots: BotInfo[]
  usual_bot: string
  guided?: boolean
}

export interface GameText {
  messages: Record<string, string>
  rules: string
}

export interface GamePrint {
  edition: string
  print: Record<string, unknown>
}

export interface Me {
  id: string
  name: string
  mail?: string
}

export interface Device {
  name: string
  device: string
  created: string
  seen: string
  here: boolean
}

export interface NewCode {
  code: string
  seconds: number
  qr: string[]
}

export interface CodeWish {
  code: string
}

export interface CodeInfo {
  id: string
  name: string
  mail: string
}

export interface MailWish {
  address: string
  language?: string
}

export interface MailSent {
  address: string
}

export interface Rename {
  name: string
}

export interface ChannelWish {
  kind: 'hook' | 'mail' | 'push'
  address?: string
  p256dh?: string
  auth?: string
  language?: string
  every?: number
}

export interface Manner {
  every: number
  language?: string
}

export interface ChannelInfo {
  id: string
  kind: string
  host: string
  every: number
}

export interface ChannelList {
  key: string
  kinds: string[]
  channels: ChannelInfo[]
}

export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, number>
  public?: boolean
  start?: boolean
  rated?: boolean
  clock?: string
}

export interface TableCard {
  id: string
  game: string
  status: 'closed' | 'open' | 'over' | 'running'
  names: string[]
  open_seats: number
  created: string
}

export interface MyTurn {
  id: string
  game: string
  waited: number
  left: number
}

export interface MyGame {
  id: string
  game: string
  status: 'closed' | 'open' | 'over' | 'running'
  names: string[]
  mine: number[]
  people: string[]
  away: boolean
  created: string
  ended: string
  scores: number[]
  winners: number[]
  rated: boolean
  waited: number
  left: number
  asked?: Line[]
  choices?: number
}

export interface GameResults {
  game: string
  played: number
  won: number
  rating: number | null
  rated: number
}

export interface PersonInfo {
  id: string
  name: string
  since: string
  results: GameResults[]
  games: MyGame[]
}

export interface Avoided {
  person: string
  name: string
  how: string
}

export interface AvoidWish {
  person: string
  how: '' | 'block' | 'mute'
}

export interface PersonWish {
  person: string
}

export interface ReportWish {
  text: string
  person?: string
  table?: string
}

export interface Watcher {
  person: string
  name: string
}

export interface Standing {
  person: string
  bot: string
  name: string
  rating: number
  games: number
}

export interface RatingChange {
  seat: number
  before: number
  after: number
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

export interface SeatOf {
  seat: number
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

export interface Why {
  type: 'why'
  act: string
  seat: number
}

export interface Ahead {
  type: 'ahead'
  seat: number
}

export interface Passkey {
  name: string
  device: string
  created: string
  seen: string
}

export interface PasskeyList {
  hindrance: string
  keys: Passkey[]
}

export interface PasskeyQuestion {
  options: Record<string, unknown>
}

export interface PasskeyAnswer {
  credential: Record<string, unknown>
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string
  away: boolean
  mine: boolean
  online: boolean
  person?: string
}

export interface Terms {
  bank: number
  gain: number
  most: number
}

export interface TableInfo {
  id: string
  game: string
  status: 'closed' | 'open' | 'over' | 'running'
  public: boolean
  options: Record<string, number>
  seats: SeatInfo[]
  host: boolean
  commitment: string
  key: string
  rematch: string
  watching: number
  rules: number
  edition: string
  note: string
  clock: Terms | null
  rated: boolean
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

export interface Lasting {
  act: string
  mark: number
}

export interface Position {
  version: number
  answers: number
  length: number
  seat: number
  seats: number[]
  to_act: number[]
  question: [string, Record<string, number>] | null
  view: Record<string, unknown>
  choices: Choice[]
  forced: '' | 'final' | 'free' | 'veiled'
  standing: Lasting | null
  can_undo: boolean
  scores: number[]
  sources: Line[][]
  winners: number[]
  tie_break: [string, Record<string, number>] | null
  over: boolean
  text: string
  type: 'position'
}

export interface Frame {
  to_act: number[]
  view: Record<string, unknown>
}

export interface Film {
  first: Position
  frames: Frame[]
  last: Position
}

export interface Happened {
  since: number
  entries: LogEntry[]
  type: 'happened'
}

export interface Lobby {
  table: TableInfo
  type: 'lobby'
}

export interface ChatLine {
  n: number
  name: string
  seat: number
  text: string
  at: string
  guest?: string
}

export interface Chat {
  lines: ChatLine[]
  type: 'chat'
}

export interface Hand {
  left: number
  waited: number
  calls: number[]
}

export interface Clocks {
  hands: Hand[]
  type: 'clocks'
}

export interface Refused {
  problem: string
  detail: string
  reason?: [string, Record<string, number>] | null
  type: 'refused'
}

export interface Because {
  act: string
  reason: [string, Record<string, number>] | null
  type: 'because'
}

export interface Ways {
  version: number
  ways: string[][]
  type: 'ways'
}

export interface Moment {
  entries: LogEntry[]
  position: Position
  act: string
  note: string
  ways: string[][]
}

export interface Guide {
  table: TableInfo
  moments: Moment[]
}

export type FromServer = Position | Happened | Lobby | Chat | Clocks | Refused | Because | Ways

export type FromPage = Act | Undo | Say | Look | Why | Ahead
