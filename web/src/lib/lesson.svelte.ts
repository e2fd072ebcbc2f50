// A guided first game: it answers a session as a server would, but takes only what is recorded.

import type { Link, Listener } from './socket'
import type { FromPage, Guide, Moment } from './wire'

export class Lesson implements Link {
  guide: Guide = $state.raw() as Guide
  /** Which moment it has come to. */
  at = $state(0)
  /** How often something else was pressed at this moment. */
  strayed = $state(0)
  private answers = 0
  private closed = false

  constructor(
    guide: Guide,
    at: number,
    private readonly listener: Listener,
  ) {
    this.guide = guide
    this.at = Math.max(0, Math.min(at, guide.moments.length - 1))
    queueMicrotask(() => this.open())
  }

  get moment(): Moment {
    return this.guide.moments[this.at]
  }

  get over(): boolean {
    return this.at === this.guide.moments.length - 1
  }

  /** What was said last, also while a row of moves goes on. */
  get note(): string {
    const said = this.guide.moments.slice(0, this.at + 1).findLast((moment) => moment.note)
    return said?.note ?? ''
  }

  /** The row of moves that one press may stand for, or just the next one. */
  get next(): string[] {
    const coming = this.guide.moments.slice(this.at).map((moment) => moment.act)
    const begins = (way: string[]) => way.every((act, i) => act === coming[i])
    const ways = this.moment.ways.filter(begins)
    return ways.reduce((one, other) => (other.length > one.length ? other : one), [this.moment.act])
  }

  send(message: FromPage): boolean {
    if (message.type === 'act') queueMicrotask(() => this.acted(message.act))
    else if (message.type === 'ahead') queueMicrotask(() => this.lead())
    else if (message.type === 'why') this.strayed++
    return true
  }

  close(): void {
    this.closed = true
  }

  private open(): void {
    if (this.closed) return
    const told = this.guide.moments.slice(0, this.at + 1).flatMap((moment) => moment.entries)
    this.listener.opened()
    this.listener.heard({ type: 'lobby', table: this.guide.table })
    this.listener.heard({ type: 'happened', since: 0, entries: told })
    this.show()
  }

  private acted(act: string): void {
    if (this.closed) return
    this.answers++
    if (act !== this.moment.act) {
      this.strayed++
      this.listener.heard({ type: 'refused', problem: 'illegal', detail: '' })
      return
    }
    this.at++
    this.strayed = 0
    const { entries } = this.moment
    if (entries.length) this.listener.heard({ type: 'happened', since: entries[0].n, entries })
    this.show()
  }

  private lead(): void {
    const { ways } = this.moment
    this.listener.heard({ type: 'ways', version: this.at + 1, ways })
  }

  private show(): void {
    const { position } = this.moment
    this.listener.heard({ ...position, version: this.at + 1, answers: this.answers })
  }
}
