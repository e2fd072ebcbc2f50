import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Session, withLines } from './session.svelte'
import type { ChatLine, FromServer, Position } from './wire'

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 1
  sent: string[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = () => {}

  constructor(readonly address: string) {
    FakeSocket.last = this
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.readyState = 3
  }

  says(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

function position(version: number, more: Partial<Position> = {}): Position {
  const choices = [{ act: 'roll', line: ['action.roll', {}] as [string, Record<string, number>] }]
  const base = { type: 'position', length: 0, seat: 0, seats: [0], to_act: [0], view: {} } as const
  const rest = { choices, can_undo: false, scores: [0], winners: [], over: false, text: '' }
  return { ...base, ...rest, seats: [0], to_act: [0], version, ...more }
}

let session: Session

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  session = new Session('abc', '')
  FakeSocket.last.onopen()
})

afterEach(() => session.close())

test('an action carries the version seen, and choices wait for the answer', async () => {
  FakeSocket.last.says(position(7))
  session.choose('roll')
  expect(JSON.parse(FakeSocket.last.sent[0])).toEqual({
    type: 'act',
    act: 'roll',
    version: 7,
    seat: 0,
  })
  expect(session.choices).toEqual([])
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8, { length: 1 }))
  expect(session.problem).toBe('stale')
  expect(session.choices).toHaveLength(1)
})

test('a choice made while others choose is sent again', () => {
  FakeSocket.last.says(position(7))
  session.choose('roll')
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8))
  expect(session.problem).toBe(null)
  expect(JSON.parse(FakeSocket.last.sent[1])).toMatchObject({ act: 'roll', version: 8 })
})

test('my choice is on its way while others choose', () => {
  FakeSocket.last.says(position(7, { to_act: [0, 1] }))
  session.choose('roll')
  FakeSocket.last.says(position(8, { to_act: [0] }))
  expect(session.choices).toEqual([])
  FakeSocket.last.says(position(9, { to_act: [0] })) // mine, and I am asked again
  expect(session.choices).toHaveLength(1)
})

test('taking back while others choose is sent again', () => {
  FakeSocket.last.says(position(7, { to_act: [1, 2], choices: [], can_undo: true }))
  session.undo()
  FakeSocket.last.says(position(8, { to_act: [2], choices: [], can_undo: true }))
  expect(session.sent).toBe('undo')
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8, { to_act: [2], choices: [], can_undo: true }))
  expect(session.problem).toBe(null)
  expect(JSON.parse(FakeSocket.last.sent[1])).toMatchObject({ type: 'undo', version: 8 })
  FakeSocket.last.says(position(9, { to_act: [0, 2], can_undo: true })) // there is more to take back
  expect(session.sent).toBe(null)
  expect(session.choices).toHaveLength(1)
})

test('nothing is taken back once the last has chosen', () => {
  FakeSocket.last.says(position(7, { to_act: [1], choices: [], can_undo: true }))
  session.undo()
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8, { length: 1 }))
  expect(session.problem).toBe('stale')
  expect(FakeSocket.last.sent).toHaveLength(1)
})

test('what is not offered is not sent', () => {
  FakeSocket.last.says(position(1))
  session.choose('stake 3')
  expect(FakeSocket.last.sent).toEqual([])
})

test('no choices while the connection is lost, and the socket comes back', () => {
  vi.useFakeTimers()
  FakeSocket.last.says(position(1))
  const first = FakeSocket.last
  first.onclose()
  expect(session.online).toBe(false)
  expect(session.choices).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(FakeSocket.last).not.toBe(first)
  vi.useRealTimers()
})

test('chat lines are kept once, in order', () => {
  const line = (n: number): ChatLine => ({ n, name: 'Ada', seat: 0, text: `${n}`, at: '' })
  expect(withLines([line(0), line(1)], [line(1), line(2)]).map((l) => l.n)).toEqual([0, 1, 2])
})
