import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { removeNotificationsBefore } from './notification.operations.ts'

const removeOldNotifications: JobType<Record<string, unknown>> = {
  queue: 'notifications.removeOld',
  data: z.looseObject({}),
}

/** Longer than any deadline that a notification is about. */
const KEPT_MS = 180 * DAY_MS
const ACCOUNTS_AT_ONCE = 200

export const notificationJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeOldNotifications,
    async services => {
      const before = after(services.clock.now(), -KEPT_MS)
      for (;;) {
        const oldest = await services.db.prisma.notification.findMany({
          where: { createdAt: { lt: before } },
          select: { accountId: true },
          orderBy: { createdAt: 'asc' },
          take: ACCOUNTS_AT_ONCE,
        })
        if (oldest.length === 0) return
        for (const accountId of new Set(oldest.map(one => one.accountId)))
          await removeNotificationsBefore(services, accountId, before)
      }
    },
    { cron: '17 6 * * *' },
  ),
]
