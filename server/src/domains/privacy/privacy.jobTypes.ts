import { z } from 'zod'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { JobType } from '../../platform/jobs.ts'

/** Time after which no operation begun before the erasure is still running: an operation has ten seconds. */
export const REMAINS_AFTER_MS = MINUTE_MS

/** Erases again data that a concurrent mutation wrote after the erasure. */
export const eraseRemains: JobType<{ accountId: string }> = {
  queue: 'privacy.eraseRemains',
  data: z.object({ accountId: z.uuid() }),
}
