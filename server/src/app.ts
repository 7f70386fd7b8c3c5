import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSessions } from './domains/accounts/identity/sessions.ts'
import type { SignInVendors } from './domains/accounts/identity/signInVendor.ts'
import { chooseCookies } from './domains/accounts/policies/chooseCookies.ts'
import type { LanguageModel } from './domains/assistant/model/languageModel.ts'
import { createModelBreaker } from './domains/assistant/model/modelBreaker.ts'
import type { Services, Settings } from './domains/context.ts'
import { COMMISSION_BPS, DEPOSIT_BPS, WITHDRAWAL_PERIOD } from './domains/offers/orderTerms.ts'
import type { Gateways } from './domains/payments/paymentGateway.ts'
import { receiveGatewayNotice } from './domains/payments/webhook.operations.ts'
import { PURPOSES } from './domains/purposes.ts'
import { handlers, reactions } from './domains/reactions.ts'
import { CALLER_LIMITS, type CallerLimits } from './graphql/limits.ts'
import { operationNames } from './graphql/operationNames.ts'
import { serveWebsockets } from './graphql/websocket.ts'
import { createGraphQL } from './graphql/yoga.ts'
import { clientIp, isOurOrigin } from './http/client.ts'
import { cookieDoor } from './http/cookieDoor.ts'
import { createCredentials } from './http/credentials/credentials.ts'
import { exportDoor } from './http/exportDoor.ts'
import { graphqlDoor } from './http/graphqlDoor.ts'
import { type Checks, healthDoor } from './http/health.ts'
import { metricsDoor } from './http/metricsDoor.ts'
import type { Door } from './http/router.ts'
import { serve } from './http/serve.ts'
import { signInDoor } from './http/signInDoor.ts'
import { webhookDoor } from './http/webhookDoor.ts'
import { embeddedMind } from './mind/converse.ts'
import type { Terms } from './mind/mind.ts'
import { prepareTables } from './mind/text/tables.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db.ts'
import { createJobs, type JobSettings, type Jobs } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'
import type { Mailer } from './platform/mailer.ts'
import { createMetrics } from './platform/metrics.ts'
import { createNews } from './platform/news.ts'
import type { ObjectStorage } from './platform/objectStorage.ts'
import { createRateLimit } from './platform/rateLimit.ts'
import type { RedisClients } from './platform/redis.ts'
import { createSealing } from './platform/sealing.ts'
import { createTransact } from './platform/unitOfWork.ts'

export interface AppParts {
  readonly db: Database
  readonly redis: RedisClients | null
  readonly clock: Clock
  readonly logger: Logger
  readonly mailer: Mailer
  readonly storage: ObjectStorage
  readonly gateways: Gateways
  readonly signInVendors: SignInVendors
  /** Null where none is configured: the embedded mind answers alone. */
  readonly languageModel: LanguageModel | null
  readonly settings: Settings
  /** How jobs are worked on; what is not named is as in JOB_SETTINGS. */
  readonly jobs?: Partial<JobSettings>
}

export interface Core {
  readonly services: Services
  readonly jobs: Jobs
  readonly redis: RedisClients | null
}

/** What the assistant says of Tuerca. */
const TERMS: Terms = {
  depositBps: DEPOSIT_BPS,
  commissionBps: COMMISSION_BPS,
  withdrawalPeriod: WITHDRAWAL_PERIOD,
}

/** Database, jobs, news and vendors, joined: all that domains need. The queues exist; nothing is being handled yet. */
export async function createCore(parts: AppParts): Promise<Core> {
  const { db, redis, clock, logger, mailer, storage, gateways, signInVendors, languageModel, settings } =
    parts
  const news = createNews(redis ?? undefined)
  // Without Redis the news of this process reach no other one, and its own workers need none.
  const jobs = await createJobs(db, logger, { settings: parts.jobs ?? {}, news: redis ? news : null })
  await jobs.prepare(handlers)
  const services: Services = {
    db,
    transact: createTransact({ db, jobs, news, clock, reactions }),
    news,
    clock,
    logger,
    rateLimit: createRateLimit(redis?.publish),
    sessions: createSessions(db.prisma, {
      secure: isHttps(settings),
      adminEmail: settings.adminEmail,
      adminNeedsSecondFactor: settings.adminNeedsSecondFactor,
      clock,
    }),
    sealing: createSealing(settings.dataKeys),
    mailer,
    storage,
    gateways,
    purposes: PURPOSES,
    signInVendors,
    settings,
    mind: embeddedMind(TERMS),
    languageModel,
    modelBreaker: createModelBreaker(clock, logger),
    assistantTerms: TERMS,
  }
  return { services, jobs, redis }
}

/**
 * Starts handling jobs. The assistant's tables are built before, so that no first message holds up the transactions of this
 * process with them.
 */
export async function startJobs({ jobs, services }: Core): Promise<void> {
  await prepareTables(nextTurn)
  await jobs.work(handlers, services)
}

export interface SiteOptions {
  readonly persistedOperations: ReadonlyMap<string, string>
  readonly openToVisitors: boolean
  readonly trustProxy: boolean
  readonly extraDoors: readonly Door[]
  /** What one caller may hold at once; what is not named is as in CALLER_LIMITS. */
  readonly callerLimits?: Partial<CallerLimits>
}

export interface Site {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Takes over the websocket upgrades of `server`; returns how to tell all sockets to go. */
  readonly serveWebsockets: (server: Server) => () => Promise<void>
  /** From now on /health/ready says no. */
  readonly startClosing: () => void
}

/** Whether browsers reach the site by https. */
function isHttps({ publicUrl }: Settings): boolean {
  return publicUrl.startsWith('https:')
}

/** The doors of the site over one core. */
export function createSite({ services, jobs, redis }: Core, options: SiteOptions): Site {
  const { persistedOperations, openToVisitors, trustProxy } = options
  const callerLimits = { ...CALLER_LIMITS, ...options.callerLimits }
  const credentials = createCredentials(services)
  const metrics = createMetrics()
  // Names that callers make up must not become labels.
  const ours = operationNames(persistedOperations)
  let isClosing = false
  const graphql = createGraphQL({
    persistedOperations,
    openToVisitors,
    logger: services.logger,
    operationsAtOnce: callerLimits.operations,
    onOperation: ({ ms, name, ...labels }) =>
      metrics.observeOperation({ ...labels, name: ours.has(name) ? name : 'other' }, ms),
  })
  const checks: Checks = {
    database: () => services.db.prisma.$queryRaw`select 1`,
    jobs: () => jobs.check(),
    storage: () => services.storage.check(),
    ...(redis ? { redis: () => redis.publish.ping() } : {}),
  }
  const doors: Door[] = [
    graphqlDoor({ services, credentials, graphql, trustProxy }),
    exportDoor(services, trustProxy),
    signInDoor(services, trustProxy),
    healthDoor(checks, () => isClosing),
    metricsDoor(metrics),
    cookieDoor(services.settings.publicUrl, (answer, cookieHeader) =>
      chooseCookies(services, answer, cookieHeader),
    ),
    webhookDoor(services.settings.publicUrl, async (vendor, delivery) => {
      const gateway = [...services.gateways.values()].find(({ id }) => id.toLowerCase() === vendor)
      if (!gateway) return false
      await receiveGatewayNotice(services, gateway, delivery)
      return true
    }),
    ...options.extraDoors,
  ]
  return {
    handle: serve(doors, {
      logger: services.logger,
      metrics,
      isHttps: isHttps(services.settings),
    }),
    serveWebsockets: server =>
      serveWebsockets({
        server,
        services,
        credentials,
        graphql,
        callerLimits,
        persistedOperations,
        clientIp: request => clientIp(request, trustProxy),
        isOurOrigin: request => isOurOrigin(request, services.settings.publicUrl),
      }),
    startClosing: () => {
      isClosing = true
    },
  }
}
