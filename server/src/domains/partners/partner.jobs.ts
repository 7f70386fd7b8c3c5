import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { removeOldImports, runImportJob } from './catalogue/catalogueImport.jobs.ts'
import { REPLAYED_MS } from './idempotentCall.ts'
import { sendSimulatedEventJob } from './simulation/testWebhooks.ts'
import { deliverWebhookJob } from './webhookDelivery.ts'
import { resealWebhookSecrets } from './webhookReseal.ts'

/** For how long events and what was sent of them are kept. */
const EVENTS_KEPT_MS = 30 * DAY_MS

const removeOld: JobType<Record<string, unknown>> = {
  queue: 'partners.removeOld',
  data: z.looseObject({}),
}

const resealSecrets: JobType<Record<string, unknown>> = {
  queue: 'partners.resealSecrets',
  data: z.looseObject({}),
}

export const partnerJobs = [
  deliverWebhookJob,
  runImportJob,
  sendSimulatedEventJob,
  handleJob<Services, Record<string, unknown>>(resealSecrets, resealWebhookSecrets, { cron: '43 6 * * *' }),
  handleJob<Services, Record<string, unknown>>(
    removeOld,
    async services => {
      const { db, clock } = services
      const now = clock.now()
      await db.prisma.idempotentCall.deleteMany({ where: { calledAt: { lte: after(now, -REPLAYED_MS) } } })
      await db.prisma.partnerEvent.deleteMany({ where: { at: { lt: after(now, -EVENTS_KEPT_MS) } } })
      await removeOldImports(services)
    },
    { cron: '17 * * * *' },
  ),
]
