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

/**
 * Tests that mock or reset modules, or begin with a page before its code, need modules and a page of their
 * own.
 */
const NEEDS_ITS_OWN = /\bvi\.(mock|doMock|resetModules)\(|from '\.\/startLate'/

const screenTests = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.tsx'))
  .map(name => name.replaceAll('\\', '/'))
const alone = screenTests
  .filter(name => NEEDS_ITS_OWN.test(readFileSync(new URL(name, sources), 'utf8')))
  .map(name => `src/${name}`)

/** Only for what hangs: a slow machine takes many times as long as a quick one. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 }

const screens = {
  ...timeouts,
  environment: 'happy-dom',
  unstubGlobals: true,
  setupFiles: ['test/setup.ts'],
}

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    pool: 'threads',
    // By default one of two cores would be idle.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        // Without a page, which takes longer than these tests, and with shared imports. A test that needs a
        // page begins with `@vitest-environment happy-dom`.
        test: {
          ...timeouts,
          name: 'logic',
          environment: 'node',
          isolate: false,
          unstubGlobals: true,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        ...source,
        // Importing a screen costs more than its tests: test/setup.ts resets the state of modules.
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
