// Questions to a position.

import type { Choice, Position } from './wire'

/** Whether the seat through which I look is to act. */
export const isMine = ({ seat, to_act }: Position): boolean => to_act.includes(seat)

export const offers = (choices: Choice[], act: string): boolean =>
  choices.some((choice) => choice.act === act)

/** Whether I was asked then what I am asked now. */
export function asksTheSame(one: Position, other: Position): boolean {
  const acts = ({ seat, choices }: Position) => [seat, ...choices.map(({ act }) => act)].join()
  return acts(one) === acts(other)
}

/** Whether another of those who share this screen is asked than was before. */
export function handsOn(before: Position | null, { seat, seats, over }: Position): boolean {
  return seats.length > 1 && !over && seat !== before?.seat
}
