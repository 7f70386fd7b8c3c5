import { type ExecutionResult, parse, subscribe } from 'graphql'
import { type Core, type CoreParts, createCore } from '../src/core.ts'
import type { Services } from '../src/domains/context.ts'
import { handlers } from '../src/domains/reactions.ts'
import {
  besideSession,
  type Grant,
  guestWith,
  type Via,
  type Viewer,
  viewerOf,
  visitor,
} from '../src/domains/viewer.ts'
import { NO_WHATSAPP_VALUES } from '../src/domains/whatsapp/whatsAppSetup.ts'
import type { GraphQLContext } from '../src/graphql/context.ts'
import { schema } from '../src/graphql/schema.ts'
import { createGraphQL } from '../src/graphql/yoga.ts'
import { createBusinessDays, USUAL_BUSINESS_DAYS } from '../src/platform/businessDays.ts'
import { after, type Clock } from '../src/platform/clock.ts'
import { createLogger } from '../src/platform/logger.ts'
import type { Mail, Mailer } from '../src/platform/mailer.ts'
import { createTestMarket, type OpenedTestMarket } from '../src/testMarket.ts'
import { storageOff } from '../src/vendors/off.ts'
import { openTestDatabase, openTestRedis, type TestDatabaseOptions } from './databases.ts'
import { WITHOUT } from './without.ts'

/** A clock that only moves when set. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

/**
 * Start of worlds with signed links: later than any day of a run, because Google's SDK compares with the
 * machine's clock and signs nothing that has already expired.
 */
export const AFTER_TODAY = new Date('2061-11-21T12:00:00.000Z')

export function testClock(start = new Date('2026-11-21T12:00:00.000Z')): TestClock {
  let now = start
  return {
    now: () => now,
    advance: ms => {
      now = after(now, ms)
    },
  }
}

export interface Answer {
  readonly data: Record<string, unknown> | null
  readonly errors: readonly {
    message: string
    extensions?: Record<string, unknown>
    path?: readonly (string | number)[]
  }[]
  /** Set-Cookie values of the answer. */
  readonly cookies: readonly string[]
}

/** A caller: sends operations with the rights of one viewer. */
export interface Caller {
  readonly viewer: Viewer
  run(document: string, variables?: Record<string, unknown>): Promise<Answer>
  /** The same caller in a browser that sends this Cookie header. */
  withCookie(cookieHeader: string): Caller
  /** As `run`, but returns the data and throws on errors, for the parts of a test that are not its subject. */
  data<T = Record<string, never>>(document: string, variables?: Record<string, unknown>): Promise<T>
  subscribe(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<AsyncIterableIterator<ExecutionResult>>
  /** Context for calling an operation directly. */
  context(): GraphQLContext
}

export interface Harness extends Core {
  readonly clock: TestClock
  readonly mails: Mail[]
  /** Address of the database for another process; null for the embedded one. */
  readonly databaseUrl: string | null
  /** SQL statements that Prisma has sent since the last `statements.length = 0`. */
  readonly statements: string[]
  /** The simulated market; null without one. */
  readonly testMarket: OpenedTestMarket | null
  readonly visitor: Caller
  /** A visitor from that address. */
  readonly visitorAt: (clientIp: string) => Caller
  /** The account with this id and its current rights, by a session or by an API key with these scopes. */
  as(accountId: string, scopes?: readonly string[]): Promise<Caller>
  /** The holder of a link to that row; `session` is signed in in the same browser. */
  readonly guest: (grant: Grant, session?: Caller) => Caller
  /** Any viewer recognised by a session or a link. */
  readonly asViewer: (viewer: Viewer) => Caller
  /** The same in a browser that sends this Cookie header. */
  readonly withCookie: (viewer: Viewer, cookieHeader: string, clientIp?: string) => Caller
  /** Handles all due jobs, and the jobs these cause. With `ahead`, delayed ones too. */
  drain(options?: { ahead?: boolean }): Promise<number>
  /** Runs one job now, as its timer would. */
  runJob(queue: string, data?: Record<string, unknown>): Promise<void>
  close(): Promise<void>
}

export type HarnessOptions = Partial<
  Pick<
    CoreParts,
    | 'gateways'
    | 'signInVendors'
    | 'storage'
    | 'pusher'
    | 'whatsApp'
    | 'airtable'
    | 'redis'
    | 'languageModel'
    | 'logger'
  >
> &
  Pick<TestDatabaseOptions, 'poolSize'> & {
    clock?: TestClock
    settings?: Partial<Services['settings']>
    /** Beside it a simulated market, on a database of its own. */
    hasTestMarket?: boolean
  }

/** Worlds buy much with few accounts; a test of the limits sets its own. */
const WITHOUT_LIMITS: Services['settings']['newBuyers'] = {
  purchases: 1_000_000,
  amountCentesimos: Number.MAX_SAFE_INTEGER,
  days: 30,
  comparesContact: false,
}
const ADMIN_EMAIL = 'admin@tuerca.example'
export const SUPPORT_EMAIL = 'ayuda@tuerca.example'

/** The whole server in this process, on a fresh database, without HTTP: calls go to the schema itself. */
export async function createHarness(options: HarnessOptions = {}): Promise<Harness> {
  const clock = options.clock ?? testClock()
  const mails: Mail[] = []
  const statements: string[] = []
  const db = await openTestDatabase({
    onStatement: sql => statements.push(sql),
    ...(options.poolSize ? { poolSize: options.poolSize } : {}),
  })
  const ownRedis = options.redis === undefined ? await openTestRedis() : null
  const mailer: Mailer = {
    send: async mail => {
      mails.push(mail)
    },
    check: async () => {},
    close: () => {},
  }
  const parts: Omit<CoreParts, 'testMarket'> = {
    db,
    redis: options.redis ?? ownRedis,
    clock,
    logger: options.logger ?? createLogger({ level: process.env.TEST_LOG ?? 'silent' }),
    mailer,
    storage: options.storage ?? storageOff(),
    pusher: options.pusher ?? null,
    whatsApp: options.whatsApp ?? null,
    airtable: options.airtable ?? null,
    gateways: options.gateways ?? new Map(),
    signInVendors: options.signInVendors ?? new Map(),
    languageModel: options.languageModel ?? null,
    // A test runs the job of an hour itself, at the hour of its own clock.
    jobs: { keepsTime: false },
    settings: {
      environment: new Set(),
      publicUrl: 'http://tuerca.test',
      adminEmail: ADMIN_EMAIL,
      adminNeedsSecondFactor: false,
      dataKeys: ['a key that only the tests have'],
      supportEmail: SUPPORT_EMAIL,
      supportHours: 'lunes a viernes de 9:00 a 18:00 (UTC-3)',
      supportPhone: null,
      supportWhatsApp: null,
      secret: 'a secret that only the tests have',
      cancellationFeeBps: 0,
      newBuyers: WITHOUT_LIMITS,
      takesUnprovenRequests: true,
      isSimulated: false,
      webhooksMayBePrivate: true,
      hasQuietHours: false,
      businessDays: createBusinessDays(USUAL_BUSINESS_DAYS),
      dataRecipients: [
        'ASSISTANT_MODEL',
        ...(options.whatsApp ? (['WHATSAPP'] as const) : []),
        ...(options.airtable ? (['AIRTABLE'] as const) : []),
      ],
      airtable: { apiKey: null, baseId: null },
      whatsApp: NO_WHATSAPP_VALUES,
      ...options.settings,
    },
  }
  const testMarket = options.hasTestMarket
    ? createTestMarket(parts, { open: () => openTestDatabase(), worksJobs: false, site: () => core.services })
    : null
  const core = await createCore({ ...parts, testMarket })
  const { services, jobs } = core
  const graphql = createGraphQL({
    compiles: WITHOUT.has('compiled') ? 'none' : 'all',
    persistedOperations: new Map(),
    openToVisitors: true,
    logger: services.logger,
  })

  const caller = (viewer: Viewer, clientIp = '198.51.100.7', cookieHeader?: string): Caller => {
    const context = (cookies: string[] = []): GraphQLContext => ({
      ...services,
      viewer,
      clientIp,
      userAgent: null,
      cookieHeader,
      requestId: 'test',
      setCookie: value => cookies.push(value),
    })
    const run: Caller['run'] = async (document, variables = {}) => {
      const cookies: string[] = []
      const response = await graphql.fetch(
        'http://tuerca.test/graphql',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ query: document, variables }),
        },
        { graphqlContext: context(cookies) },
      )
      const result = (await response.json()) as Pick<Answer, 'data'> & { errors?: Answer['errors'] }
      return { data: result.data ?? null, errors: result.errors ?? [], cookies }
    }
    return {
      viewer,
      run,
      async data<T>(document: string, variables?: Record<string, unknown>) {
        const { data, errors } = await run(document, variables)
        if (errors.length > 0 || !data) throw new Error(`unexpected errors: ${JSON.stringify(errors)}`)
        return data as T
      },
      async subscribe(document, variables = {}) {
        const result = await subscribe({
          schema,
          document: parse(document),
          variableValues: variables,
          contextValue: context(),
        })
        if (Symbol.asyncIterator in result) return result as AsyncIterableIterator<ExecutionResult>
        throw new Error(JSON.stringify(result.errors))
      },
      context: () => context(),
      withCookie: sent => caller(viewer, clientIp, sent),
    }
  }

  return {
    ...core,
    testMarket,
    databaseUrl: db.url,
    clock,
    mails,
    statements,
    visitor: caller(visitor),
    visitorAt: clientIp => caller(visitor, clientIp),
    guest: (grant, session) => caller(besideSession(guestWith(grant), session?.viewer ?? visitor)),
    asViewer: viewer => caller(viewer),
    withCookie: (viewer, cookieHeader, clientIp) => caller(viewer, clientIp, cookieHeader),
    async as(accountId, scopes) {
      const account = await db.prisma.account.findUniqueOrThrow({
        where: { id: accountId },
        include: { providerProfile: true, policyConsents: true },
      })
      const via: Via = scopes
        ? { kind: 'apiKey', keyId: 'test', scopes: new Set(scopes) }
        : {
            kind: 'session', // Not a session of the database: any id distinguishes it.
            sessionId: accountId,
          }
      return caller(viewerOf(account, via, ADMIN_EMAIL))
    },
    async runJob(queue, data = {}) {
      const handler = handlers.find(candidate => candidate.queue === queue)
      if (!handler) throw new Error(`there is no job ${queue}`)
      await handler.act(services, data)
    },
    drain: drainOptions => jobs.drain(handlers, services, drainOptions),
    async close() {
      await testMarket?.close()
      await jobs.close()
      await ownRedis?.close()
      await db.close()
    },
  }
}
