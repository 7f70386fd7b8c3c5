import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relay } from './plugins/relay.ts'

export default defineConfig({
  plugins: [relay(), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    env: { TZ: 'UTC' },
  },
})
