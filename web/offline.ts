// The page's own worker: it is told which files were built, and named by what is in them.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('./worker.js', import.meta.url)
const ALSO = ['/nugget.svg', '/filon.webmanifest']

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = ['/', ...ALSO, ...built.sort().map((name) => `/${name}`)]
      const source = readFileSync(SOURCE, 'utf8')
      const version = createHash('sha256').update(files.join()).update(source).digest('hex')
      const told = `const VERSION = '${version.slice(0, 12)}'\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: told + source })
    },
  }
}
