// What people and bots are called at a table.

import type { SeatInfo } from './wire'

const BOTS = ['Nellie', 'Charlie', 'Kate', 'George', 'Belinda', 'Jim']

/** A bot that is only known by its kind gets a name, so that two of them can be told apart. */
function nameOf(info: SeatInfo, seat: number): string {
  const nameless = info.kind === 'bot' && (!info.name || info.name === info.bot)
  return nameless ? BOTS[seat % BOTS.length] : info.name
}

/** Somebody who sits on several seats is counted: Ada, Ada (2). */
export function namesOf(seats: SeatInfo[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return before ? `${name} (${before + 1})` : name
  })
}
