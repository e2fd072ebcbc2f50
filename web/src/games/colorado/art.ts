// Small line drawings in a box of 24 × 24 around (12, 12).

/** Of each icon as `printed` numbers them; the first is empty. */
export const ICON_ART = [
  '',
  'M3 15 6 6l8-3 7 5v8l-6 5-8-1zM6 6l6 5 9-3M12 11l-2 9',
  'M9 4h11v14H9zM9 7 4 8.5l3.5 12L15 18',
  'M4 13l5 5L20 6',
  'M5 12h9v10H5zM12 10V2M8 6l4-4 4 4',
  'M12 5 3 21h18zM12 5l-2-3M12 5l2-3M12 13l-3 8h6z',
  'M6 3h12l-1 8a5 5 0 0 1-10 0zM12 16v5M8 21h8M6.6 8h10.8',
  'M5 2h14v20H5zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 18h8M8 6h8',
  'M6 22V3M6 4h13l-4 4.5 4 4.5H6',
]

/** The Talker's token. */
export const TALK = 'M3 4h18v12H11l-5 5v-5H3z'

export const EMBLEMS = [
  'M3 10C8 3 16 3 21 10M12 5v17',
  'M8 16a5 5 0 1 0-.1-8 5 5 0 0 0 .1 8M12 12h10M18 12v4M22 12v3',
  'M5 21V11a7 7 0 0 1 14 0v10M3 21h4M17 21h4',
  'M10 2h4v6c3 2 3 3 3 5v9H7v-9c0-2 0-3 3-5zM7 14h10',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  'M2 18c0-9 20-9 20 0zM4 14l1-6 3 3 4-6 4 6 3-3 1 6',
]

/** Of each duo, its halves: nuggets, cards, ticks. */
export const HALVES = [
  [ICON_ART[1], 'M4 3h9v12H4zM17 21v-9M13.5 15.5 17 12l3.5 3.5'],
  [
    'M3 6h8v12H3zM8 4h8v12M13 2h8v12h-3',
    'M2 4h7v10H2zM5 17h7V8M13 13h4M15.5 10.5 18 13l-2.5 2.5M19 8h4v11h-4',
  ],
  ['M4 4h16v16H4zM7 12l4 4 7-9', 'M7 2v20M17 2v20M7 6h10M7 12h10M7 18h10'],
]

/** A sheriff's star with six points around the origin. */
export function star(r: number): string {
  const points = Array.from({ length: 12 }, (_, n) => {
    const reach = n % 2 ? r * 0.66 : r
    const angle = (Math.PI * n) / 6
    return `${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
