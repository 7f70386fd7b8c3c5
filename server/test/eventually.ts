import { vi } from 'vitest'

/** What a check may take on a machine that does a lot besides, in ms. `vi.waitFor` by itself gives up after one second. */
const PATIENCE_MS = 20_000

/** Repeats the check until it passes, and gives what it returned. */
export const eventually: typeof vi.waitFor = check => vi.waitFor(check, { timeout: PATIENCE_MS })
