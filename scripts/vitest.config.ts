import { defineConfig } from 'vitest/config'

// An installation, from the network where npm's cache is empty, and its removal.
const TIMEOUT_MS = 900_000

export default defineConfig({ test: { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS } })
