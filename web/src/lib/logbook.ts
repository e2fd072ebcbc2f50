// The log as this viewer knows it, kept in step with the server.

import type { Happened, LogEntry } from './wire'

export interface News {
  /** Without gaps; what was told before its first entry can be asked for. */
  log: LogEntry[]
  /** What is new at the end; empty when the log was rewritten. */
  fresh: LogEntry[]
}

export function merged(log: LogEntry[], { since, entries }: Happened): News {
  const known = since - (log[0]?.n ?? since)
  if (known < 0 || known > log.length) return { log: entries, fresh: [] }
  const next = [...log.slice(0, known), ...entries]
  return { log: next, fresh: isContinued(log, next) ? next.slice(log.length) : [] }
}

/** Whether what was known still stands; the last entry known tells. */
function isContinued(log: LogEntry[], next: LogEntry[]): boolean {
  const last = log.length - 1
  return last < 0 || JSON.stringify(log[last]) === JSON.stringify(next[last])
}

/** How many entries there have been, those from before the first one known included. */
export function lengthOf(log: LogEntry[]): number {
  return (log.at(-1)?.n ?? -1) + 1
}

/** Where turns begin: the numbers of the entries before which somebody else had acted. */
export function turnsOf(log: LogEntry[]): number[] {
  return log.filter((entry, at) => entry.seat !== log[at - 1]?.seat).map((entry) => entry.n)
}

/** Sentences in a row, each said once: what happened again is counted. */
export function told(sentences: string[]): string {
  const starts = sentences.flatMap((sentence, n) => (sentence === sentences[n - 1] ? [] : [n]))
  const ends = [...starts.slice(1), sentences.length]
  return starts.map((start, n) => counted(sentences[start], ends[n] - start)).join(' ')
}

const counted = (sentence: string, times: number): string =>
  times === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${times}×).`
