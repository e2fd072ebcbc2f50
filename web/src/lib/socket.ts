// One WebSocket that comes back by itself: each new connection brings everything anew.

import type { FromPage, FromServer } from './wire'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface Listener {
  heard(message: FromServer): void
  /** A fresh connection, before its first message. */
  opened(): void
  lost(): void
}

/** What a session speaks through. */
export interface Link {
  /** Whether it was sent. */
  send(message: FromPage): boolean
  close(): void
}

export class Socket implements Link {
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private closed = false

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onopen = () => {
      if (this.socket === socket) this.listener.opened()
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket || this.closed) return
      for (const line of String(event.data).split('\n')) {
        const message = JSON.parse(line) as FromServer
        if (message.type !== 'refused') this.failures = 0 // turned away, one waits longer
        this.listener.heard(message)
      }
    }
    socket.onclose = () => {
      if (this.socket === socket) this.retry()
    }
  }

  private retry(): void {
    this.socket = null
    if (this.closed) return
    this.listener.lost()
    this.timer = setTimeout(() => this.connect(), waitAfter(this.failures++))
  }

  /** The network or the tab is back: do not wait any longer. */
  private hurry = (): void => {
    if (!this.closed && !this.socket && document.visibilityState === 'visible') this.connect()
  }
}

export function waitAfter(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + chance / 2)
}
