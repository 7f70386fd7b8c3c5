import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { relay } from './plugins/relay.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`

export default defineConfig({
  plugins: [relay(), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/webhooks': api,
      '/health': api,
      '/sandbox': { target: api, ws: true },
    },
  },
  build: { target: 'baseline-widely-available', outDir: 'dist', sourcemap: false },
})
