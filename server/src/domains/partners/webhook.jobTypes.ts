import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

/** Attempts one delivery, and postpones itself until it is over. */
export const deliverWebhook: JobType<{ deliveryId: string }> = {
  queue: 'partners.deliverWebhook',
  data: z.object({ deliveryId: z.uuid() }),
}
