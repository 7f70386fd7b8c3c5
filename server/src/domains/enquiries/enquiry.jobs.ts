import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'

const removeOldEnquiries: JobType<Record<string, unknown>> = {
  queue: 'enquiries.removeOld',
  data: z.looseObject({}),
}

/** Counted from the answer, as the privacy policy states: two years. */
const KEPT_MS = 2 * 365 * DAY_MS

export const enquiryJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeOldEnquiries,
    async ({ db, clock }) => {
      await db.prisma.enquiry.deleteMany({ where: { answeredAt: { lt: after(clock.now(), -KEPT_MS) } } })
    },
    { cron: '53 6 * * *' },
  ),
]
