// Beside every file of the built page, the same one in brotli and in gzip: the server only hands
// them out, and a proxy may do it for us (nginx: gzip_static, Caddy: precompressed).

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const WORTH_IT = 0.95 // of the size at most

export function squeeze(): Plugin {
  let folder = ''
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXTS.has(extname(name))) squeezed(join(folder, name))
      }
    },
  }
}

function squeezed(file: string): void {
  const plain = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  keep(`${file}.br`, brotliCompressSync(plain, { params }), plain.length) // at its best by default
  keep(`${file}.gz`, gzipSync(plain, { level: 9 }), plain.length)
}

function keep(file: string, body: Buffer, before: number): void {
  if (body.length < before * WORTH_IT) writeFileSync(file, body)
}
