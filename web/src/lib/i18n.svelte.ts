// The reader's language, the page's own sentences, and those of each game.

import * as api from './api'
import { keep, kept } from './storage'
import { filled, type Given, type Table, typeset } from './template'
import type { GameText, Line } from './wire'

export type Language = 'en' | 'fr' | 'de'
export const LANGUAGES: Language[] = ['en', 'fr', 'de']
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
}

const FILES: Record<Language, () => Promise<{ default: Table }>> = {
  en: () => import('../messages/en.json'),
  fr: () => import('../messages/fr.json'),
  de: () => import('../messages/de.json'),
}

class Page {
  language: Language = $state('en')
  messages: Table = $state.raw({})

  say(key: string, given: Given = {}): string {
    return filled(this.messages, this.language, key, given)
  }

  async speak(language: Language): Promise<void> {
    const { default: table } = await FILES[language]()
    this.messages = language === 'fr' ? typeset(table) : table
    this.language = language
    document.documentElement.lang = language
  }

  async choose(language: Language): Promise<void> {
    keep('language', language)
    await this.speak(language)
  }

  day(iso: string): string {
    const date = new Date(iso)
    if (Number.isNaN(date.getTime())) return ''
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'long' }).format(date)
  }

  date(iso: string): string {
    const date = new Date(iso)
    if (Number.isNaN(date.getTime())) return ''
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const
    return new Intl.DateTimeFormat(this.language, style).format(date)
  }
}

export const page = new Page()

/** A sentence of the page. */
export const t = (key: string, given: Given = {}): string => page.say(key, given)

export function preferred(
  wanted: readonly string[] = navigator.languages,
  chosen: string | null = kept('language'),
): Language {
  const all = [chosen ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === all.find(isKnown)) ?? 'en'
}

function isKnown(tag: string): boolean {
  return LANGUAGES.some((language) => language === tag)
}

/** A game's sentences and rules in the reader's language, fetched once for each language. */
export class GameWords {
  text: GameText | null = $state.raw(null)
  private language: Language = 'en'

  constructor(readonly game: string) {}

  async load(language: Language): Promise<void> {
    this.text = await gameText(this.game, language)
    this.language = language
  }

  has(key: string): boolean {
    return this.text?.messages[key] !== undefined
  }

  say(key: string, given: Given = {}, names: string[] = []): string {
    return this.text ? filled(this.text.messages, this.language, key, given, names) : ''
  }

  line(line: Line, names: string[]): string {
    return this.say(line[0], line[1], names)
  }
}

const fetched = new Map<string, Promise<GameText>>()

function gameText(game: string, language: Language): Promise<GameText> {
  const key = `${game}/${language}`
  const known = fetched.get(key) ?? api.gameText(game, language)
  fetched.set(key, known)
  known.catch(() => fetched.delete(key))
  return known
}
