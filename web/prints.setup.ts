// What is printed, for the tests: asked once of Python, as the server would.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

const ASK = `
import json
from filon.games import load_all
print(json.dumps({game.name: {"edition": game.edition, "print": game.printed()} for game in load_all()}))
`

declare module 'vitest' {
  interface ProvidedContext {
    prints: Record<string, { edition: string; print: Record<string, unknown> }>
  }
}

export default function setup(project: TestProject): void {
  const root = resolve(import.meta.dirname, '..')
  const own = resolve(root, '.venv/bin/python')
  const python = existsSync(own) ? own : 'python3'
  const env = { ...process.env, PYTHONPATH: resolve(root, 'src'), FILON_EDITIONS: '' }
  project.provide(
    'prints',
    JSON.parse(execFileSync(python, ['-c', ASK], { env, encoding: 'utf8' })),
  )
}
