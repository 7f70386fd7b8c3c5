import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { filesOfRun } from './test/databaseRuns.ts'
import { LongestFirst } from './test/longestFirst.ts'

export default defineConfig({
  // Vite would take graphql's ESM build while its dependents take the CommonJS one; graphql refuses to be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    environment: 'node',
    ...filesOfRun(process.env),
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/globalSetup.ts'],
    pool: 'forks',
    // Loading the server costs more than most files' tests. Nothing in it keeps state by itself: each file makes its own.
    isolate: false,
    maxWorkers: 2,
    // Only for what hangs: a slow machine takes many times as long as a quick one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
