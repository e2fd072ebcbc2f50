import { expect, test } from 'vitest'
import { namesOf } from './names'
import type { SeatInfo } from './wire'

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person',
  name: 'Ada',
  bot: '',
  away: false,
  mine: false,
  online: true,
  ...more,
})

test('bots get names, people keep theirs, several seats are counted', () => {
  const bot = seat({ kind: 'bot', name: 'greedy', bot: 'greedy' })
  expect(namesOf([seat({}), bot, bot, seat({})])).toEqual(['Ada', 'Charlie', 'Kate', 'Ada (2)'])
})

test('somebody whose seat a bot plays keeps the name', () => {
  expect(namesOf([seat({ bot: 'greedy', away: true })])).toEqual(['Ada'])
})
