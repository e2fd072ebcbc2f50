// What the drawings of the rules show: a sheet as far as somebody has come with it.

import type { GameWords } from '../../lib/i18n.svelte'
import { FAMILIES, LANDS, RAIL, SQUARES } from './print'
import type { Table } from './table'

interface Scene {
  /** The part of the sheet that is seen. */
  box?: readonly [x: number, y: number, width: number, height: number]
  /** Of the bounty board. */
  tracks?: number[]
  cards?: number[]
  /** What is ticked in a region, its flag first. */
  ticks?: Record<string, number[]>
  rail?: number[]
  /** What can be chosen there. */
  glow?: string[]
}

const card = (family: string, value: number): number => 3 * FAMILIES.indexOf(family) + value - 1

export const SCENES: Record<string, Scene> = {
  row_duos: {
    cards: FAMILIES.map((family, n) => card(family, (n % 3) + 1)),
  },
  row_family: { cards: [1, 2, 3].map((value) => card('green', value)) },
  steps: {
    box: [0, 0, 300, 150],
    ticks: { V1: [0, 1, 2], F1: [0, 1] },
    glow: ['tick F1b', 'tick F1d'],
  },
  ridge: {
    box: [0, 4, 400, 200],
    ticks: { V1: [0, 1] },
    glow: ['discover F1', 'discover F2', 'discover L2'],
  },
  row_railway: { box: [0, 550, 400, 114], rail: [1, 4, 5], glow: ['tick r2'] },
  row_tracks: { tracks: [1, 4] },
}

const bits = (all: number[] = []): number => all.reduce((sum, bit) => sum | (1 << bit), 0)
const SEATS = 3

/** A table that only that is known of. */
export function sheetOf(scene: Scene, words: GameWords): Table {
  const ticked = Array.from({ length: SEATS * (RAIL + 1) }, (_, n) =>
    n < RAIL ? bits(scene.ticks?.[LANDS[n]?.name]) : n === RAIL ? bits(scene.rail) : 0,
  )
  const nothing = Array.from({ length: SEATS }, () => 0)
  const flags = Array.from({ length: SEATS * SQUARES.length }, (_, n) => n % 3)
  const view = {
    viewer: -1,
    phase: -1,
    start: -1,
    ticked,
    flags,
    tipi: [0b01110, 0b00100, 0],
    saloon: nothing,
    wanted: nothing,
    medals: nothing.map(() => []),
    fresh: nothing,
    task: nothing,
    closed: 0,
  }
  const find = (act: string) =>
    scene.glow?.includes(act) ? { act, line: ['choice.tick', {}] } : undefined
  const still = { event: null, spoken: null, log: [], choices: [], names: ['Ada', 'Bo', 'Cleo'] }
  const table = {
    ...still,
    pointed: null,
    view,
    shown: 0,
    watched: 0,
    words,
    find,
    label: () => '',
  }
  return table as unknown as Table
}
