import { z } from 'zod'
import { after } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { REPLAYED_MS } from './idempotentCall.ts'

const removeOldCalls: JobType<Record<string, unknown>> = {
  queue: 'partners.removeOldCalls',
  data: z.looseObject({}),
}

export const partnerJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeOldCalls,
    async ({ db, clock }) => {
      await db.prisma.idempotentCall.deleteMany({
        where: { calledAt: { lte: after(clock.now(), -REPLAYED_MS) } },
      })
    },
    { cron: '17 * * * *' },
  ),
]
