import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const ofRequest = z.object({ requestId: z.uuid() })
export type RequestJob = z.output<typeof ofRequest>

/** Runs at the deadline of a request; does nothing when it has been awarded or has ended. */
export const expireRequest: JobType<RequestJob> = { queue: 'requests.expire', data: ofRequest }

/** Ends what is past its deadline and has no timer left, such as a request whose order was cancelled late. */
export const expireOverdueRequests: JobType<Record<string, unknown>> = {
  queue: 'requests.expireOverdue',
  data: z.looseObject({}),
}
