import { expect, test } from 'vitest'
import { filled, typeset } from './template'

const TABLE = {
  roll: '{seat:seat} rolls {die}.',
  count: '{n} {n#nugget|nuggets}',
  how: '{how:end}',
  'end.2': 'One is left.',
  hello: 'You play as {name}.',
}

test('a seat becomes a name, a number stays a number', () => {
  expect(filled(TABLE, 'en', 'roll', { seat: 1, die: 6 }, ['Ada', 'Gil'])).toBe('Gil rolls 6.')
})

test('a seat without a name is counted from one', () => {
  expect(filled(TABLE, 'en', 'roll', { seat: 1, die: 6 })).toBe('2 rolls 6.')
})

test('one or many, and none is one in French', () => {
  expect(filled(TABLE, 'en', 'count', { n: 1 })).toBe('1 nugget')
  expect(filled(TABLE, 'en', 'count', { n: 0 })).toBe('0 nuggets')
  expect(filled(TABLE, 'fr', 'count', { n: 0 })).toBe('0 nugget')
})

test('none may be said in its own words', () => {
  const table = { ice: 'It drifts on{n#: # tile left|: # tiles left| to the fall}.' }
  const said = [0, 1, 2].map((n) => filled(table, 'fr', 'ice', { n }))
  expect(said).toEqual([
    'It drifts on to the fall.',
    'It drifts on: 1 tile left.',
    'It drifts on: 2 tiles left.',
  ])
})

test('a number may stand for another message', () => {
  expect(filled(TABLE, 'en', 'how', { how: 2 })).toBe('One is left.')
})

test('what is filled in is not read again', () => {
  expect(filled(TABLE, 'en', 'hello', { name: '{seat:seat}' })).toBe('You play as {seat:seat}.')
})

test('an unknown message shows its key', () => {
  expect(filled(TABLE, 'en', 'nothing')).toBe('nothing')
})

test('French signs keep to the word before them', () => {
  expect(typeset({ a: 'Vous : « oui » ?' })).toEqual({
    a: 'Vous\u00a0: «\u00a0oui\u00a0»\u00a0?',
  })
})

test('French names that begin with a vowel take an apostrophe', () => {
  const table = { turn: 'Au tour de {names}', way: '{seat:seat} part de {n} à {m}' }
  expect(filled(table, 'fr', 'turn', { names: 'Ada' })).toBe('Au tour d’Ada')
  expect(filled(table, 'fr', 'turn', { names: 'Zoé' })).toBe('Au tour de Zoé')
  expect(filled(table, 'en', 'turn', { names: 'Ada' })).toBe('Au tour de Ada')
  expect(filled(table, 'fr', 'way', { seat: 0, n: 1, m: 8 }, ['Élan 12'])).toBe(
    'Élan 12 part de 1 à 8',
  )
})
