import { z } from 'zod'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { JobType } from '../../platform/jobs.ts'

/** When nothing that the account had begun before its erasure is still being carried out: an operation has ten seconds. */
export const REMAINS_AFTER_MS = MINUTE_MS

/** Erases once more what a command wrote that its erasure did not see. */
export const eraseRemains: JobType<{ accountId: string }> = {
  queue: 'privacy.eraseRemains',
  data: z.object({ accountId: z.uuid() }),
}
