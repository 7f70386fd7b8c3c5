import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { filesWithoutDatabase } from './test/databaseUse.ts'

/** Races and crashes mean something only where several connections meet. */
const SEVERAL_CONNECTIONS = ['test/postgres/**']
/** What opens no test database, or starts its own site on the embedded one, is not run a second time on a server. */
const sameOnAnyDatabase = () => [...filesWithoutDatabase(), 'src/vendors/**', 'test/deployment.test.ts']

export default defineConfig({
  // Vite would take graphql's ESM build while its dependents take the CommonJS one; graphql refuses to be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: process.env.TEST_DATABASE_URL ? sameOnAnyDatabase() : SEVERAL_CONNECTIONS,
    globalSetup: ['test/globalSetup.ts'],
    pool: 'forks',
    // Loading the server costs more than most files' tests. Nothing in it keeps state by itself: each file makes its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
