import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'

const removeOldVisits: JobType<Record<string, unknown>> = {
  queue: 'visits.removeOld',
  data: z.looseObject({}),
}

/** Long enough to compare a month with that of the year before. */
const KEPT_MS = 400 * DAY_MS

export const visitJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeOldVisits,
    async ({ db, clock }) => {
      await db.prisma.pageVisits.deleteMany({ where: { day: { lt: after(clock.now(), -KEPT_MS) } } })
    },
    { cron: '41 6 * * *' },
  ),
]
