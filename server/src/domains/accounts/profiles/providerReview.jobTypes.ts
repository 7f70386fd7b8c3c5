import { z } from 'zod'
import type { JobType } from '../../../platform/jobs.ts'

const approval = z.object({
  providerId: z.uuid(),
  /** The time of the approval: it may have been undone, and another one made since. */
  decidedAt: z.iso.datetime(),
})
export type SettledApproval = z.output<typeof approval>
/** Runs once an approval can no longer be undone. */
export const settleApproval: JobType<SettledApproval> = { queue: 'providers.settleApproval', data: approval }
