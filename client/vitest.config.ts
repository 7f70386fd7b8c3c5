import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { policies } from './plugins/policies.ts'
import { relay } from './plugins/relay.ts'

const source = {
  plugins: [relay(), policies(), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
}

const sources = new URL('src/', import.meta.url)

/** Replaces modules, loads them again, or begins with a page that has not run their code: needs modules and a page of its own. */
const NEEDS_ITS_OWN = /\bvi\.(mock|doMock|resetModules)\(|from '\.\/startLate'/

const screenTests = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.tsx'))
  .map(name => name.replaceAll('\\', '/'))
const alone = screenTests
  .filter(name => NEEDS_ITS_OWN.test(readFileSync(new URL(name, sources), 'utf8')))
  .map(name => `src/${name}`)

const screens = {
  environment: 'happy-dom',
  unstubGlobals: true,
  setupFiles: ['test/setup.ts'],
  // The first test that shows a screen also waits for its code to be compiled.
  testTimeout: 30_000,
}

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    pool: 'threads',
    // Left to itself one of two cores would stand idle.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        // Without a page, which takes longer than these tests, and with what they import loaded once for all. One that
        // needs a page begins with `@vitest-environment happy-dom`.
        test: {
          name: 'logic',
          environment: 'node',
          isolate: false,
          unstubGlobals: true,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        ...source,
        // Loading what a screen imports costs more than its tests: test/setup.ts puts back what modules keep.
        test: {
          ...screens,
          name: 'screens',
          isolate: false,
          include: ['src/**/*.test.tsx', 'test/**/*.test.tsx'],
          exclude: alone,
        },
      },
      {
        ...source,
        test: { ...screens, name: 'alone', include: alone },
      },
    ],
  },
})
