import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLines } from './chat'
import { GRACE, NEWS } from './manners'
import { Session } from './session.svelte'
import type { ChatLine, FromServer, Line, Position } from './wire'

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

  says(...messages: FromServer[]) {
    this.onmessage({ data: messages.map((message) => JSON.stringify(message)).join('\n') })
  }
}

function position(version: number, more: Partial<Position> = {}): Position {
  const choices = [{ act: 'roll', line: ['action.roll', {}] as [string, Record<string, number>] }]
  const base = { type: 'position', length: 0, seat: 0, seats: [0], to_act: [0], view: {} } as const
  const asked = { question: null, forced: '' as const, standing: null }
  const rest = {
    ...asked,
    choices,
    can_undo: false,
    scores: [0],
    sources: [],
    winners: [],
    tie_break: null,
    over: false,
    text: '',
  }
  return { ...base, ...rest, seats: [0], to_act: [0], version, answers: 0, ...more }
}

let session: Session

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  session = new Session('abc', '')
  FakeSocket.last.onopen()
})

afterEach(() => session.close())

const sent = (n: number) => JSON.parse(FakeSocket.last.sent[n])

test('an action carries the version seen, and choices wait for the answer', () => {
  FakeSocket.last.says(position(7))
  session.choose('roll')
  expect(sent(0)).toEqual({ type: 'act', act: 'roll', version: 7, seat: 0 })
  expect(session.choices).toEqual([])
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8, { length: 1, answers: 1 }))
  expect(session.problem).toBe('stale')
  expect(session.choices).toHaveLength(1)
})

test('my choice is on its way while others choose', () => {
  FakeSocket.last.says(position(7, { to_act: [0, 1] }))
  session.choose('roll')
  FakeSocket.last.says(position(8, { to_act: [0] }))
  expect(session.choices).toEqual([])
  FakeSocket.last.says(position(9, { to_act: [0], answers: 1 })) // and I am asked again
  expect(session.choices).toHaveLength(1)
})

test('so is what I take back', () => {
  FakeSocket.last.says(position(7, { to_act: [1, 2], choices: [], can_undo: true }))
  session.undo()
  FakeSocket.last.says(position(8, { to_act: [2], choices: [], can_undo: true }))
  expect(session.sent).toBe('undo')
  FakeSocket.last.says(position(9, { to_act: [0, 2], answers: 1 }))
  expect(session.sent).toBe(null)
  expect(session.choices).toHaveLength(1)
})

test('my choices stay while something is shown that does not touch them', async () => {
  FakeSocket.last.says(position(7))
  const entry = { n: 0, seat: 1, events: [['event.stepped', {}] as Line] }
  const happened: FromServer = { type: 'happened', since: 0, entries: [entry] }
  FakeSocket.last.says(happened, position(8, { length: 1 }))
  expect(session.busy).toBe(true)
  expect(session.choices).toHaveLength(1)
  session.choose('roll')
  expect(sent(0)).toMatchObject({ act: 'roll', version: 8 })
  await vi.waitFor(() => expect(session.busy).toBe(false))
})

test('and wait where they will be others', async () => {
  FakeSocket.last.says(position(7))
  const entry = { n: 0, seat: 1, events: [['event.stepped', {}] as Line] }
  FakeSocket.last.says(
    { type: 'happened', since: 0, entries: [entry] },
    position(8, { length: 1, choices: [{ act: 'rest', line: ['action.rest', {}] }] }),
  )
  expect(session.choices).toEqual([])
  await vi.waitFor(() => expect(session.choices[0]?.act).toBe('rest'))
})

test('another choice instead: taken back, then made', () => {
  FakeSocket.last.says(position(7, { to_act: [1], choices: [], can_undo: true }))
  session.instead('roll')
  expect(sent(0)).toMatchObject({ type: 'undo', all: true, version: 7 })
  FakeSocket.last.says(position(8, { to_act: [0, 1], answers: 1 }))
  expect(sent(1)).toMatchObject({ type: 'act', act: 'roll', version: 8 })
  expect(session.choices).toEqual([])
})

test('too late for another choice', () => {
  FakeSocket.last.says(position(7, { to_act: [1], choices: [], can_undo: true }))
  session.instead('roll')
  FakeSocket.last.says({ type: 'refused', problem: 'stale', detail: '' })
  FakeSocket.last.says(position(8, { length: 1, answers: 1 }))
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

test('who is turned away again and again waits longer', () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const waits = [500, 1000, 2000].map((wait) => {
    const before = FakeSocket.last
    before.says({ type: 'refused', problem: 'too_many', detail: '' })
    before.onclose()
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSocket.last).toBe(before)
    vi.advanceTimersByTime(1)
    return FakeSocket.last !== before
  })
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(waits).toEqual([true, true, true])
})

const both = ['roll', 'end'].map((act) => ({ act, line: [`action.${act}`, {}] as Line }))
const lull = { choices: both, standing: { act: 'end', mark: 0 } }
const acts = () =>
  FakeSocket.last.sent.map((text) => JSON.parse(text)).filter(({ type }) => type === 'act')

test('a turn of which only extras are left ends by itself, unless I look at something else', async () => {
  vi.useFakeTimers()
  FakeSocket.last.says(position(1, lull))
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.automatic).toMatchObject({ act: 'end', optional: true })
  session.linger()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toEqual([])
  session.choose('roll')
  FakeSocket.last.says(position(2, { ...lull, answers: 1 }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(acts().map(({ act }) => act)).toEqual(['roll', 'end'])
  vi.useRealTimers()
})

test('what others may not know of does not end by itself while they watch', async () => {
  vi.useFakeTimers()
  const hush = { choices: both, standing: { act: 'end', mark: -1 } }
  session.table = { seats: [{ kind: 'person', mine: false }], watching: 0 } as never
  FakeSocket.last.says(position(1, hush))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toEqual([])
  session.table = { seats: [{ kind: 'bot', mine: false }], watching: 0 } as never
  FakeSocket.last.says(position(2, hush))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(acts().map(({ act }) => act)).toEqual(['end'])
  vi.useRealTimers()
})

test('an answer for later holds until there is news', async () => {
  vi.useFakeTimers()
  const asked = (mark: number) => ({ choices: both, standing: { act: 'end', mark } })
  FakeSocket.last.says(position(1, asked(64)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toEqual([])
  session.chooseForLater('end')
  FakeSocket.last.says(position(2, { ...asked(64), answers: 1 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toHaveLength(2)
  FakeSocket.last.says(position(3, { ...asked(65), answers: 2 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toHaveLength(2)
  vi.useRealTimers()
})

test('an answer for the whole game waits longer when there is news, until it is taken back', async () => {
  vi.useFakeTimers()
  const asked = (mark: number) => ({ choices: both, standing: { act: 'end', mark } })
  FakeSocket.last.says(position(1, asked(64)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toEqual([])
  session.arm()
  expect(session.armed).toBe(true)
  expect(session.automatic?.ms).toBe(GRACE)
  await vi.advanceTimersByTimeAsync(GRACE)
  expect(acts().map(({ act }) => act)).toEqual(['end'])
  FakeSocket.last.says(position(2, { ...asked(65), answers: 1 }))
  await vi.advanceTimersByTimeAsync(NEWS - 1)
  expect(acts()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(acts()).toHaveLength(2)
  FakeSocket.last.says(position(3, { ...asked(65), answers: 2 }))
  session.linger() // I look at a card
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toHaveLength(2)
  session.choose('roll')
  FakeSocket.last.says(position(4, { ...asked(65), answers: 3 }))
  session.arm()
  expect(session.armed).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acts()).toHaveLength(3)
  vi.useRealTimers()
})
