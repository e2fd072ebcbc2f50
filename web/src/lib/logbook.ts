// The log as this viewer knows it, kept in step with the server.

import type { Happened, LogEntry } from './wire'

export interface News {
  log: LogEntry[]
  /** What is new at the end; empty when the log was rewritten or had a gap. */
  fresh: LogEntry[]
  /** Entries are missing before these: ask for the whole log. */
  gap: boolean
}

export function merged(log: LogEntry[], happened: Happened): News {
  const { since, entries } = happened
  if (since > log.length) return { log, fresh: [], gap: true }
  const fresh = since === log.length ? entries : []
  return { log: [...log.slice(0, since), ...entries], fresh, gap: false }
}
