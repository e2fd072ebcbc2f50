import { expect, test } from 'vitest'
import { LANGUAGES, preferred } from '../lib/i18n.svelte'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

const TABLES: Record<string, Record<string, string>> = { en, fr, de }
const PROBLEMS =
  'bad_request not_found not_yours full already_started not_running over illegal stale too_many ' +
  'too_large foreign_origin no_identity server damaged offline other_edition'

test.each(LANGUAGES)('%s has every message, with the same places to fill in', (language) => {
  const table = TABLES[language]
  expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort())
  for (const [key, sentence] of Object.entries(table)) {
    expect(sentence.trim(), key).not.toBe('')
    expect(places(sentence), key).toEqual(places(TABLES.en[key]))
  }
})

test('French takes its own apostrophe', () => {
  expect(Object.values(fr).filter((sentence) => sentence.includes("'"))).toEqual([])
})

test('every refusal of the server has a sentence', () => {
  for (const problem of PROBLEMS.split(' ')) expect(en).toHaveProperty([`problem.${problem}`])
})

test('the chosen language comes first, then the browser’s', () => {
  expect(preferred(['it-IT', 'fr-CH', 'en'], null)).toBe('fr')
  expect(preferred(['fr'], 'de')).toBe('de')
  expect(preferred(['ja'], null)).toBe('en')
})

function places(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort()
}
