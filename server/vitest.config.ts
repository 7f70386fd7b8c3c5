import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

/** Races and crashes mean something only where several connections meet. */
const SEVERAL_CONNECTIONS = ['test/postgres/**']
/** What has no database or starts its own site on the embedded one is not run a second time on a server. */
const SAME_ON_ANY_DATABASE = [
  'src/sandbox/**',
  'src/vendors/**',
  'test/process/**',
  'test/{boundaries,deployment,schema}.test.ts',
]

export default defineConfig({
  // Vite would take graphql's ESM build while its dependents take the CommonJS one; graphql refuses to be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: process.env.TEST_DATABASE_URL ? SAME_ON_ANY_DATABASE : SEVERAL_CONNECTIONS,
    globalSetup: ['test/globalSetup.ts'],
    pool: 'forks',
    // Loading the server costs more than most files' tests. Nothing in it keeps state by itself: each file makes its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
