import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { policies } from './plugins/policies.ts'
import { relay } from './plugins/relay.ts'

const source = {
  plugins: [relay(), policies(), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
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
        test: {
          name: 'screens',
          environment: 'happy-dom',
          unstubGlobals: true,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
          // The first test that shows a screen also waits for its code to be compiled.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
