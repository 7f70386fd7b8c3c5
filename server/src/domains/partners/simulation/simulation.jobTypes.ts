import { z } from 'zod'
import type { JobType } from '../../../platform/jobs.ts'

/** Hands an event of the simulated market to the site, whose webhooks get it. */
export const sendSimulatedEvent: JobType<{ eventId: string }> = {
  queue: 'partners.sendSimulatedEvent',
  data: z.object({ eventId: z.uuid() }),
}
