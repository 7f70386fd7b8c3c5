import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Jobs that failed for the last time, and decisions about them. */
export const failedJobsTopic = 'failedJobs'

/** One event for each job, also when all of a kind are retried. */
export const failedJobDecided = defineEvent('failedJob.decided', z.object({ failedJobId: z.uuid() }), () => [
  failedJobsTopic,
])

/** A job that has just failed for the last time; not in the event log, because no transaction of ours causes it. */
export const failedJobAnnouncement = (failedJobId: string) => ({
  event: 'failedJob.failed',
  data: { failedJobId },
})
