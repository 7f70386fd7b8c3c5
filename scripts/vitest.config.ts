import { defineConfig } from 'vitest/config'

// Time for an installation, from the network with an empty npm cache, and its removal.
const TIMEOUT_MS = 900_000

export default defineConfig({ test: { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS } })
