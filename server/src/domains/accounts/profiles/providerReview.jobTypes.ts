import { z } from 'zod'
import type { JobType } from '../../../platform/jobs.ts'

const approval = z.object({
  providerId: z.uuid(),
  /** Of the approval that is meant: it may have been undone, and another made since. */
  decidedAt: z.iso.datetime(),
})
export type SettledApproval = z.output<typeof approval>
/** Runs once an approval can no longer be undone. */
export const settleApproval: JobType<SettledApproval> = { queue: 'providers.settleApproval', data: approval }
