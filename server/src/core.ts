import { createSessions } from './domains/accounts/identity/sessions.ts'
import { failedJobAnnouncement, failedJobsTopic } from './domains/admin/failedJob.events.ts'
import { createModelBreaker } from './domains/assistant/model/modelBreaker.ts'
import type { Services, Settings, TestMarket, TestWebhooks } from './domains/context.ts'
import { COMMISSION_BPS, DEPOSIT_BPS, WITHDRAWAL_PERIOD } from './domains/offers/orderTerms.ts'
import { PURPOSES } from './domains/purposes.ts'
import { handlers, reactions } from './domains/reactions.ts'
import { createLiveSettings } from './domains/siteSettings/liveSettings.ts'
import { createWhatsAppLine } from './domains/whatsapp/whatsAppLine.ts'
import { embeddedMind } from './mind/converse.ts'
import type { Terms } from './mind/mind.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db.ts'
import { createJobs, type JobSettings, type Jobs } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'
import { createNews } from './platform/news.ts'
import { createRateLimit } from './platform/rateLimit.ts'
import type { RedisClients } from './platform/redis.ts'
import { createSealing } from './platform/sealing.ts'
import { createTransact } from './platform/unitOfWork.ts'
import { createVendorWatch } from './platform/vendorWatch.ts'
import { type Vendors, watchedVendors } from './watchedVendors.ts'

export interface CoreParts extends Vendors {
  readonly db: Database
  readonly redis: RedisClients | null
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: Settings
  /** The simulated market beside this one; null where there is none, and in itself. */
  readonly testMarket: TestMarket | null
  /** The site's webhooks for tests, in the simulated market. */
  readonly testWebhooks?: TestWebhooks | null
  /** Settings of jobs; others default to JOB_SETTINGS. */
  readonly jobs?: Partial<JobSettings>
}

export interface Core {
  readonly services: Services
  readonly jobs: Jobs
  readonly redis: RedisClients | null
}

/** Figures for the assistant's answers about Tuerca. */
const TERMS: Terms = {
  depositBps: DEPOSIT_BPS,
  commissionBps: COMMISSION_BPS,
  withdrawalPeriod: WITHDRAWAL_PERIOD,
}

/** Joins database, jobs, news and vendors for the domains. Creates the queues without handling them yet. */
export async function createCore(parts: CoreParts): Promise<Core> {
  const { db, redis, clock, logger } = parts
  const vendorWatch = createVendorWatch({ db, clock })
  const { whatsApp, ...vendors } = watchedVendors(parts, vendorWatch)
  const liveSettings = await createLiveSettings(db, parts.settings)
  const { settings } = liveSettings
  const news = createNews(redis ?? undefined)
  // Without Redis no other process receives this one's news, and its own workers need none.
  const jobs = await createJobs(db, logger, {
    settings: parts.jobs ?? {},
    news: redis ? news : null,
    onFailed: id => news.publish(failedJobsTopic, failedJobAnnouncement(id)),
  })
  await jobs.prepare(handlers)
  const transact = createTransact({ db, jobs, news, clock, reactions })
  const sealing = createSealing(settings.dataKeys)
  const services: Services = {
    db,
    transact,
    news,
    clock,
    logger,
    rateLimit: createRateLimit(redis ?? undefined),
    sessions: createSessions(db, {
      secure: isHttps(settings),
      adminEmail: settings.adminEmail,
      adminNeedsSecondFactor: settings.adminNeedsSecondFactor,
      clock,
    }),
    sealing,
    ...vendors,
    whatsApp: createWhatsAppLine(whatsApp, { db, transact, clock, logger, sealing, settings }),
    purposes: PURPOSES,
    settings,
    liveSettings,
    mind: embeddedMind(TERMS),
    modelBreaker: createModelBreaker(clock, logger, until => vendorWatch.noteRest('MODEL', until)),
    vendorWatch,
    assistantTerms: TERMS,
    testMarket: parts.testMarket,
    testWebhooks: parts.testWebhooks ?? null,
  }
  return { services, jobs, redis }
}

/** True when browsers reach the site by https. */
export function isHttps({ publicUrl }: Settings): boolean {
  return publicUrl.startsWith('https:')
}
