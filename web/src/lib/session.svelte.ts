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
  private coming: Position | null = $state.raw(null) // the last one in the queue
  private rushed = false
  private asked = 0 // actions and undos sent on this connection
  private next: string | null = null // to be chosen once the answer is here
  private readonly watch = new Stopwatch()
  private readonly socket: Socket

  constructor(
    readonly id: string,
    private text: string,
  ) {
    this.socket = new Socket(() => api.socketAddress(id, this.text), this)
  }

  /** What I am asked, also while something is shown that leaves my choices as they are. */
  get choices(): Choice[] {
    const { position, coming } = this
    if (!position || this.sent || !this.online) return []
    return !this.busy || (coming && asksTheSame(position, coming)) ? position.choices : []
  }

  // -- what the viewer does -------------------------------------------------------------------

  choose(act: string): void {
    if (offers(this.choices, act)) this.ask({ type: 'act', act })
  }

  undo(all = false): void {
    if (this.newest?.can_undo && !this.sent) this.ask({ type: 'undo', all })
  }

  /** Takes my choice back and makes another one. */
  instead(act: string): void {
    this.undo(true)
    if (this.sent) this.next = act
  }

  private get newest(): Position | null {
    return this.coming ?? this.position
  }

  private ask(ask: Ask): void {
    const { newest } = this
    if (!newest) return
    if (!this.socket.send({ ...ask, version: newest.version, seat: newest.seat })) return
    this.problem = null
    this.sent = ask.type === 'act' ? ask.act : 'undo'
    this.asked++
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
    this.asked = 0
    this.answered()
  }

  lost(): void {
    this.online = false
    this.answered()
  }

  heard(message: FromServer): void {
    if (message.type === 'lobby') this.table = message.table
    else if (message.type === 'chat') this.chat = withLines(this.chat, message.lines)
    else if (message.type === 'happened') this.happened(message)
    else if (message.type === 'refused') this.refused(message.problem)
    else this.enqueue({ position: message })
  }

  private refused(problem: string): void {
    this.problem = problem
    this.answered()
  }

  private answered(): void {
    this.sent = null
    this.next = null
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
    if ('position' in task) this.coming = task.position
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
    this.position = position
    this.view = position.view
    this.event = null
    if (position === this.coming) this.coming = null
    if (!this.sent || position.answers < this.asked) return
    const { next } = this
    this.answered()
    if (next && offers(position.choices, next)) this.ask({ type: 'act', act: next })
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

const offers = (choices: Choice[], act: string): boolean =>
  choices.some((choice) => choice.act === act)

function asksTheSame(one: Position, other: Position): boolean {
  const acts = ({ seat, choices }: Position) => [seat, ...choices.map(({ act }) => act)].join()
  return acts(one) === acts(other)
}

/** The server sends all lines, or only new ones: both are fine. */
export function withLines(known: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const numbers = new Set(lines.map((line) => line.n))
  const others = known.filter((line) => !numbers.has(line.n))
  return [...others, ...lines].sort((a, b) => a.n - b.n)
}
