// Small drawings, 24 by 24: each a few paths, filled by what they are made of.

export type Part = readonly [made: string, path: string]

const HANDLE: Part = ['wood', 'M5 21 15 5l2 1L7 22Z']
const AXE: Part[] = [HANDLE, ['steel', 'M13 3c4-2 8 0 8 4l-4 5-6-4Z']]
const ROD: Part[] = [
  ['wood', 'M3 22 17 3l1 1L4 22Z'],
  ['line', 'M17.5 3.5C21 8 20 12 19 15a2 2 0 1 0 2.5 2'],
]
const RIFLE: Part[] = [
  ['wood', 'M2 17l8-6 3 3-5 3-2 4H2Z'],
  ['steel', 'M10 11 21 4l1 2-9 8Z'],
]
const BOTTLE: Part[] = [
  ['glass', 'M10 2h4v5l3 4v11H7V11l3-4Z'],
  ['paper', 'M7 13h10v5H7Z'],
]
const FISH: Part[] = [
  ['fish', 'M2 12c4-7 11-7 15-1l5-4v11l-5-4c-4 5-11 5-15-2Z'],
  ['line', 'M6.5 11h.01M10 8.5q2 3.5 0 7'],
]
const ROUND = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z'
const FACETED = 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z'

export const GLYPHS: Record<string, readonly Part[]> = {
  food: [
    ['meat', 'M4 15C3 9 8 4 14 5c5 1 6 6 3 10-3 5-11 5-13 0Z'],
    ['paper', 'M16 15l5 5-1 2-2-1-4-4Z'],
  ],
  tool: [
    ['wood', 'M4 21 14 7l2 1L6 22Z'],
    ['steel', 'M5 5c7-4 15 1 17 10-3-5-8-7-11-7Z'],
  ],
  timber: [
    ['wood', 'M4 7h16c3 0 3 10 0 10H4Z'],
    ['paper', 'M4 7c-3 0-3 10 0 10s3-10 0-10Z'],
    ['line', 'M10 10h7M9 14h8'],
  ],
  whiskey: BOTTLE,
  axe: AXE,
  rod: ROD,
  rifle: RIFLE,
  cart: [
    ['wood', 'M2 7h20l-2 8H4Z'],
    ['steel', 'M7 14a3.5 3.5 0 1 0 .01 0ZM17 14a3.5 3.5 0 1 0 .01 0Z'],
  ],
  boat: [
    ['wood', 'M1 13h22l-4 7H5Z'],
    ['line', 'M8 4l7 15M17 4 9 19'],
  ],
  horse: [
    ['hide', 'M7 22c0-5 2-8 2-11l-4 3-3-2 6-8 2-2 2 2c6 1 8 7 8 18Z'],
    ['line', 'M10 8h.01M13 5c4 3 5 8 5 14'],
  ],
  sieve: [
    ['steel', 'M2 9h20c0 7-5 11-10 11S2 16 2 9Z'],
    ['line', 'M6 9v7M10 9v10M14 9v10M18 9v7M3 13h18'],
  ],
  crate: [
    ['wood', 'M3 7h18v14H3Z'],
    ['red', 'M8 10h8v8H8Z'],
    ['line', 'M12 7c0-3 4-2 4-5'],
  ],
  'found-axe': AXE,
  'found-rod': ROD,
  'found-rifle': RIFLE,
  stick: [
    ['red', 'M8 9h7v13H8Z'],
    ['line', 'M11.5 9c0-4 5-3 5-7M8 13h7M8 18h7'],
  ],
  'dried-fish': FISH,
  'found-whiskey': BOTTLE,
  'gold-1': [['gold', ROUND]],
  'gold-2': [['gold', ROUND]],
  'gold-3': [['ore', FACETED]],
  'gold-4': [['ore', FACETED]],
  rivergold: [['gold', ROUND]],
  mountaingold: [['ore', FACETED]],
  covered: [
    ['paper', ROUND],
    ['line', 'M9 9c0-4 6-4 6 0 0 3-3 3-3 6M12 18h.01'],
  ],
  scroll: [
    ['paper', 'M5 4h13v13h3c0 3-1 4-3 4H8V8H3c0-3 1-4 2-4Z'],
    ['line', 'M11 9h4M11 13h4'],
  ],
  paw: [
    [
      'hide',
      'M12 12c4 0 7 4 6 7s-4 2-6 2-5 1-6-2 2-7 6-7ZM4 9a2 2.5 0 1 0 .01 0ZM9 4a2 2.5 0 1 0 .01 0ZM15 4a2 2.5 0 1 0 .01 0ZM20 9a2 2.5 0 1 0 .01 0Z',
    ],
  ],
  fish: FISH,
  mine: [
    ['wood', 'M2 22 10 4h4l8 18h-3L13 8h-2L5 22Z'],
    ['steel', 'M8 5a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z'],
    ['dark', 'M8 22v-6h8v6Z'],
  ],
  fishtrap: [
    ['wood', 'M3 8c6-4 12-4 18 0v8c-6 4-12 4-18 0Z'],
    ['line', 'M7 6v12M12 5v14M17 6v12M3 12h18'],
  ],
  sawmill: [
    [
      'steel',
      'M12 2l2 3 3-1 .5 3.5L21 8l-1 3 2 2-3 2 .5 3.5-3.5-.5L14 21l-2-2.5L10 21l-2-3-3.5.5L5 15l-3-2 2-2-1-3 3.5-.5L7 4l3 1Z',
    ],
    ['paper', 'M12 9a3 3 0 1 0 .01 0Z'],
  ],
  canal: [
    ['wood', 'M3 3h18v18H3Z'],
    ['water', 'M8 3h8v18H8Z'],
    ['line', 'M10 8q2-2 4 0M10 15q2-2 4 0'],
  ],
  tile: [
    ['wood', 'M1 12 9 3h14l-8 18H1Z'],
    ['line', 'M9 12h6M12 9v6'],
  ],
  die: [
    ['paper', 'M4 4h16v16H4Z'],
    ['line', 'M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01'],
  ],
  yes: [['line', 'M4 13l5 6L20 5']],
  no: [['line', 'M5 5l14 14M19 5 5 19']],
  flag: [
    ['wood', 'M5 2h2v20H5Z'],
    ['red', 'M7 3h14l-4 5 4 5H7Z'],
  ],
  swap: [['line', 'M3 8h16l-4-4M21 16H5l4 4']],
  end: [['line', 'M4 12h14l-6-6M18 12l-6 6M21 4v16']],
  walk: [['line', 'M13 4h.01M9 22l3-7-2-3 1-5 4 3 3 1M11 7l-4 3v3M12 15l3 2 1 5']],
  ride: [['hide', 'M7 22c0-5 2-8 2-11l-4 3-3-2 6-8 2-2 2 2c6 1 8 7 8 18Z']],
  row: [
    ['wood', 'M1 13h22l-4 7H5Z'],
    ['line', 'M8 4l7 15M17 4 9 19'],
  ],
}

const ICONS: Record<string, string> = {
  pan: 'sieve',
  blast: 'stick',
  event: 'scroll',
  hunt: 'paw',
  dig: 'mine',
  mine: 'tool',
  cut: 'axe',
  settle: 'rivergold',
  still: 'whiskey',
  done: 'yes',
  drink: 'whiskey',
  unpack: 'dried-fish',
  trade: 'swap',
  offer: 'yes',
  accept: 'yes',
  withdraw: 'no',
  decline: 'no',
  announce: 'flag',
}

/** The drawing that stands for a choice, by the first word of its act. */
export function glyphOf(act: string): string {
  const [kind] = act.split(' ')
  return ICONS[kind] ?? (GLYPHS[kind] ? kind : 'end')
}
