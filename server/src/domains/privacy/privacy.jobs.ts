import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { eraseAccount } from './erasure.ts'
import { eraseRemains } from './privacy.jobTypes.ts'
import { eraseDeletedRequests } from './requestDeletion.operations.ts'

/** Until then a confirmation link is reported as expired. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS

const removeUnconfirmed: JobType<Record<string, unknown>> = {
  queue: 'dataRequests.removeUnconfirmed',
  data: z.looseObject({}),
}

export const privacyJobs = [
  eraseDeletedRequests,
  handleJob<Services, Record<string, unknown>>(
    removeUnconfirmed,
    async ({ db, clock }) => {
      const end = after(clock.now(), -UNCONFIRMED_KEPT_MS)
      await db.prisma.dataRequest.deleteMany({ where: { confirmedAt: null, createdAt: { lt: end } } })
    },
    { cron: '47 6 * * *' },
  ),
  handleJob<Services, { accountId: string }>(
    eraseRemains,
    async ({ db, transact, testMarket, settings: { adminEmail } }, { accountId }) => {
      const account = await db.prisma.account.findUnique({ where: { id: accountId } })
      if (!account?.erasedAt) return
      const at = account.erasedAt
      await transact(unit => eraseAccount(unit, { accountId, adminEmail, at }))
      await testMarket?.forget(accountId)
    },
  ),
]
