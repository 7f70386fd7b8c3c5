import { vi } from 'vitest'

/** Time limit of a check on a busy machine, in ms. `vi.waitFor` by default gives up after one second. */
const PATIENCE_MS = 20_000

/** Repeats the check until it passes, and returns its result. */
export const eventually: typeof vi.waitFor = check => vi.waitFor(check, { timeout: PATIENCE_MS })
