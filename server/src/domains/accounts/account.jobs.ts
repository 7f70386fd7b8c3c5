import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { notifyChangedPolicies } from './policies/policyNotices.ts'
import { type SettledApproval, settleApproval } from './profiles/providerReview.jobTypes.ts'
import { announceApproval } from './profiles/providerReview.operations.ts'

const removeExpiredSessions: JobType<Record<string, unknown>> = {
  queue: 'sessions.removeExpired',
  data: z.looseObject({}),
}

const removeOldLinks: JobType<Record<string, unknown>> = {
  queue: 'mailedLinks.removeOld',
  data: z.looseObject({}),
}

/**
 * Until then a link counts as used or too old; afterwards it is unknown. The same holds for failed changes of
 * e-mail.
 */
const LINKS_KEPT_MS = 7 * DAY_MS

export const accountJobs = [
  handleJob<Services, SettledApproval>(settleApproval, announceApproval),
  notifyChangedPolicies,
  handleJob<Services, Record<string, unknown>>(
    removeExpiredSessions,
    services => services.sessions.removeExpired(),
    {
      cron: '17 * * * *',
    },
  ),
  handleJob<Services, Record<string, unknown>>(
    removeOldLinks,
    async ({ db, clock }) => {
      const end = after(clock.now(), -LINKS_KEPT_MS)
      await db.prisma.registration.deleteMany({ where: { id: { lt: firstIdAt(end) } } })
      await db.prisma.mailedLink.deleteMany({ where: { expiresAt: { lt: end } } })
      await db.prisma.externalReturn.deleteMany({ where: { expiresAt: { lt: clock.now() } } })
      await db.prisma.emailChange.deleteMany({
        where: { expiresAt: { lt: end }, OR: [{ outcome: null }, { outcome: { not: 'DONE' } }] },
      })
    },
    { cron: '37 6 * * *' },
  ),
]
