// The log as this viewer knows it, kept in step with the server.

import type { Happened, LogEntry } from './wire'

export interface News {
  log: LogEntry[]
  /** What is new at the end; empty when the log was rewritten. */
  fresh: LogEntry[]
  /** Entries are missing before these: ask for the whole log. */
  gap: boolean
}

export function merged(log: LogEntry[], happened: Happened): News {
  const { since, entries } = happened
  if (since > log.length) return { log, fresh: [], gap: true }
  const next = [...log.slice(0, since), ...entries]
  return { log: next, fresh: isContinued(log, next) ? next.slice(log.length) : [], gap: false }
}

/** Whether what was known still stands; the last entry known tells. */
function isContinued(log: LogEntry[], next: LogEntry[]): boolean {
  const last = log.length - 1
  return last < 0 || JSON.stringify(log[last]) === JSON.stringify(next[last])
}

/** Sentences in a row, each said once: what happened again is counted. */
export function told(sentences: string[]): string {
  const starts = sentences.flatMap((sentence, n) => (sentence === sentences[n - 1] ? [] : [n]))
  const ends = [...starts.slice(1), sentences.length]
  return starts.map((start, n) => counted(sentences[start], ends[n] - start)).join(' ')
}

const counted = (sentence: string, times: number): string =>
  times === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${times}×).`
