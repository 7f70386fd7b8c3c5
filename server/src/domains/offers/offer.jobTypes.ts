import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const expiry = z.object({ offerId: z.uuid(), versionId: z.uuid() })

/** Runs at the deadline of one version; does nothing when the offer has moved on since. */
export const expireOffer: JobType<z.output<typeof expiry>> = { queue: 'offer.expire', data: expiry }
