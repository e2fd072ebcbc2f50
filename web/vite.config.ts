import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { offline } from './offline.ts'
import { squeeze } from './squeeze.ts'

const SERVER = process.env.FILON_SERVER ?? 'http://127.0.0.1:8125'

export default defineConfig({
  plugins: [svelte(), offline(), squeeze()],
  build: {
    outDir: '../src/filon/server/static',
    emptyOutDir: true,
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    globalSetup: './prints.setup.ts',
    setupFiles: './prints.here.ts',
  },
})
