// A viewer at a table: what came from the server, shown at a pace people can follow.

import type { GameClient } from '../games'
import * as api from './api'
import { type Automatic, ByItself } from './byitself.svelte'
import { withLines } from './chat'
import { call, hear } from './hearing'
import { lengthOf, merged } from './logbook'
import { noted } from './manners'
import { isStill, paceFor, Stopwatch } from './pace'
import { asksTheSame, handsOn, isMine, offers } from './positions'
import { settings } from './settings.svelte'
import { type Link, type Listener, Socket } from './socket'
import type {
  ChatLine,
  Choice,
  Clocks,
  FromServer,
  Happened,
  Line,
  LogEntry,
  Position,
  Refused,
  TableInfo,
  Ways,
} from './wire'

type Task = { entries: LogEntry[]; log: LogEntry[] } | { position: Position }

type Ask = { type: 'act'; act: string } | { type: 'undo'; all: boolean }

const MANY = 40 // entries at once are not worth watching
const EARLIER = 300 // entries asked for at once

export class Session {
  table: TableInfo | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  position: Position | null = $state.raw(null)
  /** What the board shows: the position, or a moment on the way to it. */
  view: Position['view'] | null = $state.raw(null)
  event: Line | null = $state.raw(null)
  chat: ChatLine[] = $state.raw([])
  clocks: Clocks['hands'] = $state.raw([])
  clocksAt = $state(0) // when they came
  online = $state(false)
  wasOnline = $state(false)
  problem: string | null = $state(null)
  busy = $state(false)
  sent: string | null = $state(null)
  client: GameClient | null = $state.raw(null)
  /** Why something I pressed is not possible. */
  reason: Line | null = $state.raw(null)
  /** Rows of choices that one click may stand for. */
  ways: string[][] = $state.raw([])
  /** Whether somebody else is to look away first: nothing is asked meanwhile. */
  curtained = $state(false)

  private arrived: LogEntry[] = []
  private queue: Task[] = []
  private coming: Position | null = $state.raw(null) // the last one in the queue
  private rushed = false
  private asked = 0 // actions and undos sent on this connection
  private plan: string[] = [] // to be chosen one after the other, once each answer is here
  private unwinding = false // taking back goes on to what I decided
  private askedAt = 0
  private readonly byItself: ByItself
  private readonly watch = new Stopwatch()
  private readonly socket: Link

  constructor(
    readonly id: string,
    private text: string,
    connect?: (listener: Listener) => Link,
  ) {
    this.byItself = new ByItself(id)
    const address = () => api.socketAddress(id, this.text)
    this.socket = connect?.(this) ?? new Socket(address, this)
  }

  get automatic(): Automatic | null {
    return this.byItself.next
  }

  /** What I am asked, also while something is shown that leaves my choices as they are. */
  get choices(): Choice[] {
    const { position, coming } = this
    if (!position || this.sent || !this.online || this.curtained) return []
    return !this.busy || (coming && asksTheSame(position, coming)) ? position.choices : []
  }

  // -- what the viewer does -------------------------------------------------------------------

  choose(act: string): void {
    const { choices } = this
    if (!offers(choices, act)) return
    if (choices.length > 1)
      noted(
        choices.map((choice) => choice.act),
        performance.now() - this.askedAt,
      )
    if (this.position) this.byItself.release(this.position)
    this.ask({ type: 'act', act })
  }

  /** The same answer further on too, as long as there is nothing new to consider. */
  chooseForLater(act: string): void {
    if (this.position) this.byItself.keep(this.position, act)
    this.choose(act)
  }

  /** Whether what I may answer for later too is answered by itself for the rest of the game. */
  get armed(): boolean {
    return !!this.position && this.byItself.isArmed(this.position)
  }

  /** From now on, or no more. */
  arm(): void {
    if (this.position) this.byItself.arm(this.position)
    this.consider()
  }

  /** I look at something else: what I need not do is kept back until I choose. */
  linger(): void {
    if (this.automatic?.optional) this.byItself.hold()
  }

  /** One choice after the other, as the server has laid the way out. */
  follow(way: string[]): void {
    this.choose(way[0])
    if (this.sent) this.plan = way.slice(1)
  }

  /** Asks why something is not possible. */
  why(act: string): void {
    const seat = this.position?.seat ?? -1
    if (seat >= 0 && !this.position?.over) this.socket.send({ type: 'why', act, seat })
  }

  undo(all = false): void {
    if (!this.newest?.can_undo || this.sent) return
    this.byItself.hold()
    this.unwinding = !all && !settings.asksAlways
    this.ask({ type: 'undo', all })
  }

  /** Takes my choice back and makes another one. */
  instead(act: string): void {
    this.undo(true)
    if (this.sent) this.plan = [act]
  }

  private get newest(): Position | null {
    return this.coming ?? this.position
  }

  private ask(ask: Ask): void {
    const { newest } = this
    if (!newest) return
    if (!this.socket.send({ ...ask, version: newest.version, seat: newest.seat })) return
    this.problem = null
    this.reason = null
    this.byItself.stay()
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
    this.byItself.stay()
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
    else if (message.type === 'clocks') this.clocked(message)
    else if (message.type === 'refused') this.refused(message)
    else if (message.type === 'because') this.reason = message.reason
    else if (message.type === 'ways') this.led(message)
    else this.enqueue({ position: message })
  }

  private lookAhead(): void {
    const { client, position } = this
    this.ways = []
    if (client?.strides && position?.choices.length)
      this.socket.send({ type: 'ahead', seat: position.seat })
  }

  private led({ version, ways }: Ways): void {
    if (version === this.position?.version) this.ways = ways
  }

  private clocked({ hands }: Clocks): void {
    this.clocks = hands
    this.clocksAt = performance.now()
  }

  private refused({ problem, reason }: Refused): void {
    this.reason = reason ?? null
    if (!reason) this.problem = problem
    this.answered()
  }

  private answered(): void {
    this.sent = null
    this.plan = []
  }

  private happened(message: Happened): void {
    const news = merged(this.arrived, message)
    this.arrived = news.log
    const watched = this.view && news.fresh.length <= MANY
    this.enqueue({ entries: watched ? news.fresh : [], log: news.log })
  }

  /** Asks for what was told before the first entry known. */
  async earlier(): Promise<void> {
    const first = this.arrived[0]?.n ?? 0
    if (!first) return
    const told = await api.log(this.id, Math.max(0, first - EARLIER), first).catch(() => [])
    if (this.arrived[0]?.n !== first) return
    this.arrived = [...told, ...this.arrived]
    this.enqueue({ entries: [], log: this.arrived })
  }

  /** How a game that is over ended, where no connection tells it. */
  async recall(): Promise<void> {
    const told = await api.wholeLog(this.id).catch(() => [])
    if (!this.arrived.length) this.happened({ type: 'happened', since: 0, entries: told })
    if (this.position || !told.length) return
    const last = await api.position(this.id, lengthOf(told), '').catch(() => null)
    if (last && !this.position) this.enqueue({ position: last })
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
    this.consider()
  }

  /** What happens by itself does so once everything is shown. */
  consider(): void {
    const { position, choices, table } = this
    if (position)
      this.byItself.consider(position, choices, table, (act) => {
        if (offers(this.choices, act)) this.ask({ type: 'act', act })
      })
  }

  /** The right one holds the device now. */
  lift(): void {
    this.curtained = false
    this.consider()
  }

  private arriveAt(position: Position): void {
    if (!this.position || !asksTheSame(this.position, position)) this.askedAt = performance.now()
    if (this.position && !isMine(this.position) && isMine(position)) call()
    if (!this.client?.open && !settings.openHanded)
      this.curtained ||= handsOn(this.position, position)
    this.position = position
    this.lookAhead()
    this.view = position.view
    this.event = null
    if (position === this.coming) this.coming = null
    if (!this.sent || position.answers < this.asked) return
    const [next, ...rest] = this.plan
    const unwinds = this.unwinding && !!position.forced && position.can_undo
    this.answered()
    if (next && offers(position.choices, next)) {
      this.ask({ type: 'act', act: next })
      this.plan = rest
    } else if (unwinds) this.undo()
    else this.unwinding = false
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
    const sound = client.sound?.(line)
    if (sound) hear(sound)
    await this.watch.wait(client.duration(line) * paceFor(this.backlog))
  }

  private get backlog(): number {
    return this.queue.reduce((n, task) => n + ('entries' in task ? task.entries.length : 0), 0)
  }
}
