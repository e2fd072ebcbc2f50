// A viewer at a table: what came from the server, shown at a pace people can follow.

import type { GameClient } from '../games'
import * as api from './api'
import { merged } from './logbook'
import { isStill, paceFor, Stopwatch } from './pace'
import { Socket } from './socket'
import type {
  ChatLine,
  Choice,
  FromServer,
  Happened,
  Line,
  LogEntry,
  Position,
  TableInfo,
} from './wire'

type Task = { entries: LogEntry[]; log: LogEntry[] } | { position: Position }

type Ask = { type: 'act'; act: string } | { type: 'undo'; all: boolean }

/** What I asked for, and when: after so many entries of the log. */
interface Wish {
  ask: Ask
  length: number
  seat: number
}

const MANY = 40 // entries at once are not worth watching

export class Session {
  table: TableInfo | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  position: Position | null = $state.raw(null)
  /** What the board shows: the position, or a moment on the way to it. */
  view: Position['view'] | null = $state.raw(null)
  event: Line | null = $state.raw(null)
  chat: ChatLine[] = $state.raw([])
  online = $state(false)
  wasOnline = $state(false)
  problem: string | null = $state(null)
  busy = $state(false)
  sent: string | null = $state(null)
  client: GameClient | null = $state.raw(null)

  private arrived: LogEntry[] = []
  private queue: Task[] = []
  private rushed = false
  private wish: Wish | null = null // the last thing I asked for
  private late = false // it came after a change of the table
  private readonly watch = new Stopwatch()
  private readonly socket: Socket

  constructor(
    readonly id: string,
    private text: string,
  ) {
    this.socket = new Socket(() => api.socketAddress(id, this.text), this)
  }

  get choices(): Choice[] {
    return this.busy || this.sent || !this.online ? [] : (this.position?.choices ?? [])
  }

  // -- what the viewer does -------------------------------------------------------------------

  choose(act: string): void {
    const { position } = this
    if (!position || !this.choices.some((choice) => choice.act === act)) return
    this.problem = null
    this.ask({ type: 'act', act }, position)
  }

  private ask(ask: Ask, { version, length, seat }: Position): void {
    if (!this.socket.send({ ...ask, version, seat })) return
    this.sent = ask.type === 'act' ? ask.act : 'undo'
    this.wish = { ask, length, seat }
  }

  undo(all = false): void {
    const { position } = this
    if (!position?.can_undo || this.sent) return
    this.problem = null
    this.ask({ type: 'undo', all }, position)
  }

  say(text: string): boolean {
    return this.socket.send({ type: 'say', text })
  }

  /** Asks for the text board in a language, or with '' for none. */
  read(text: string): void {
    if (text === this.text) return
    this.text = text
    this.socket.send({ type: 'look', text })
  }

  /** Shows at once whatever is still being animated. */
  hurry(): void {
    if (!this.busy) return
    this.rushed = true
    this.watch.skip()
  }

  close(): void {
    this.socket.close()
    this.queue = []
    this.watch.skip()
  }

  // -- what the server says -------------------------------------------------------------------

  opened(): void {
    this.online = true
    this.wasOnline = true
    this.sent = null
  }

  lost(): void {
    this.online = false
    this.sent = null
    this.late = false
  }

  heard(message: FromServer): void {
    if (message.type === 'lobby') this.table = message.table
    else if (message.type === 'chat') this.chat = withLines(this.chat, message.lines)
    else if (message.type === 'happened') this.happened(message)
    else if (message.type === 'refused') this.refused(message.problem)
    else this.enqueue({ position: message })
  }

  private refused(problem: string): void {
    this.late = problem === 'stale' && this.wish !== null // the position comes along
    if (this.late) return
    this.problem = problem
    this.sent = null
  }

  private happened(message: Happened): void {
    const news = merged(this.arrived, message)
    if (news.gap) return void this.reload()
    this.arrived = news.log
    const watched = this.view && news.fresh.length <= MANY
    this.enqueue({ entries: watched ? news.fresh : [], log: news.log })
  }

  private async reload(): Promise<void> {
    this.arrived = await api.log(this.id).catch(() => this.arrived)
    this.enqueue({ entries: [], log: this.arrived })
  }

  private enqueue(task: Task): void {
    this.queue.push(task)
    if (!this.busy) void this.run()
  }

  // -- one thing after the other --------------------------------------------------------------

  private async run(): Promise<void> {
    this.busy = true
    for (let task = this.queue.shift(); task; task = this.queue.shift()) {
      if ('position' in task) this.arriveAt(task.position)
      else await this.play(task.entries, task.log)
    }
    this.busy = false
    this.rushed = false
  }

  private arriveAt(position: Position): void {
    const isOurs = !this.isAboutOthers(position)
    this.position = position
    this.view = position.view
    this.event = null
    if (isOurs || this.late) this.sent = null
    if (this.late) this.insist(position)
  }

  /** Whether my wish is still on its way: somebody else has chosen, nothing happened to me. */
  private isAboutOthers(next: Position): boolean {
    const { position, wish } = this
    if (!position || !wish || `${position.to_act}` === `${next.to_act}`) return false
    return isAsked(position) === isAsked(next) && stillHolds(wish, next)
  }

  /** Somebody else chose at the same moment: my wish holds if nothing happened to me. */
  private insist(position: Position): void {
    const { wish } = this
    this.late = false
    if (wish && stillHolds(wish, position)) this.ask(wish.ask, position)
    else this.problem = 'stale'
  }

  private async play(entries: LogEntry[], log: LogEntry[]): Promise<void> {
    const before = log.length - entries.length
    for (const [index, entry] of entries.entries()) {
      this.log = log.slice(0, before + index + 1)
      for (const line of entry.events) await this.show(line)
    }
    this.log = log
  }

  private async show(line: Line): Promise<void> {
    const { client, view } = this
    if (!client || !view || this.rushed || isStill()) return
    this.event = line
    this.view = client.after(view, line)
    await this.watch.wait(client.duration(line) * paceFor(this.backlog))
  }

  private get backlog(): number {
    return this.queue.reduce((n, task) => n + ('entries' in task ? task.entries.length : 0), 0)
  }
}

function stillHolds({ ask, length, seat }: Wish, now: Position): boolean {
  return isOffered(ask, now) && now.length === length && now.seat === seat
}

function isOffered(ask: Ask, { choices, can_undo }: Position): boolean {
  return ask.type === 'undo' ? can_undo : choices.some((choice) => choice.act === ask.act)
}

const isAsked = ({ to_act, seat }: Position): boolean => to_act.includes(seat)

/** The server sends all lines, or only new ones: both are fine. */
export function withLines(known: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const numbers = new Set(lines.map((line) => line.n))
  const others = known.filter((line) => !numbers.has(line.n))
  return [...others, ...lines].sort((a, b) => a.n - b.n)
}
