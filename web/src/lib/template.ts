// Sentences with places to fill in, as filon.core.messages writes them: `{n}`, `{who:seat}` (a
// player's name), `{card:card}` (the message `card.<number>`), `{n#nugget|nuggets}`, and
// `{n## left|# left|none left}` with the number for `#` and a form for none.

export type Given = Record<string, number | string>
export type Table = Record<string, string>

const PLACE = /\{(\w+)(?::(\w+)|#([^|}]*)\|([^|}]*)(?:\|([^}]*))?)?\}/g
const START = '\uE000' // before what was filled in
const BEFORE_VOWEL = /\b([dD])e \uE000(?=[aeiouàâäéèêëîïôöùûüœ])/gi

export function filled(
  table: Table,
  language: string,
  key: string,
  given: Given = {},
  names: string[] = [],
): string {
  const sentence = table[key]
  if (sentence === undefined) return key
  const full = sentence.replace(PLACE, (_, name, kind, one, many, none) => {
    const value = given[name]
    if (value === undefined) return ''
    if (kind === 'seat') return START + (names[Number(value)] ?? String(Number(value) + 1))
    if (kind) return START + (table[`${kind}.${value}`] ?? String(value))
    if (one !== undefined) {
      const more = isOne(Number(value), language) ? one : many
      return (Number(value) === 0 ? (none ?? more) : more).replaceAll('#', String(value))
    }
    return START + String(value)
  })
  return language === 'fr' ? elided(full) : full.replaceAll(START, '')
}

/** French: “le tour d’Ada”, where a name that was filled in begins with a vowel. */
function elided(full: string): string {
  return full.replace(BEFORE_VOWEL, '$1’').replaceAll(START, '')
}

function isOne(number: number, language: string): boolean {
  return number === 1 || (number === 0 && language === 'fr')
}

/** French signs keep to the word before them: no line begins with a colon. */
export const typeset = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, text]) => [
      key,
      text.replace(/(?<=«) |(?<=[^\s,;]) (?=[:;?!»])/g, '\u00a0'),
    ]),
  )
