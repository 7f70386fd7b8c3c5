import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phoneText } from './common/accounts/phone.ts'
import { composeVendors, type Vendors } from './composeVendors.ts'
import type { CoreParts } from './core.ts'
import { visitCookieName } from './domains/accounts/identity/externalVisits.ts'
import { browserCookieName } from './domains/accounts/identity/knownBrowsers.ts'
import { sessionCookieName } from './domains/accounts/identity/sessions.ts'
import type { SignInVendors } from './domains/accounts/identity/signInVendor.ts'
import { assistantCookieName } from './domains/assistant/conversationOwner.ts'
import type { Settings } from './domains/context.ts'
import type { Env } from './env.ts'
import type { SiteFacts } from './http/filledPage.ts'
import {
  type BusinessDays,
  calendarDays,
  createBusinessDays,
  HOLIDAYS,
  holidaysNamed,
  InvalidCalendar,
  NON_WORKING,
} from './platform/businessDays.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import {
  type Database,
  DatabaseInUse,
  openEmbedded,
  openPostgres,
  type PostgresOptions,
} from './platform/db.ts'
import type { Logger } from './platform/logger.ts'
import { applyMigrations, pendingMigrations } from './platform/migrations.ts'
import { type Opened, StartRefused } from './platform/processLife.ts'
import { openRedis } from './platform/redis.ts'

// The compiled files are one folder below server/, as the sources are.
export const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const PERSISTED_OPERATIONS = new URL('../../client/persisted.json', import.meta.url)
export const CLIENT_FILES = fileURLToPath(new URL('../../client/dist', import.meta.url))

/** Requests wait no longer for a statement: their time limit has passed by then (graphql/limits.ts). */
const STATEMENT_MS = 12_000

/** Resources opened from the environment, the same for the site and for the worker. */
export interface Composed extends Pick<Vendors, 'sandbox' | 'storageOrigin'> {
  readonly parts: Omit<CoreParts, 'testMarket'>
  /** Opens the database of the simulated market; null where there is none. */
  readonly openTestMarket: (() => Promise<Database>) | null
}

export interface ComposeOptions {
  readonly env: Env
  readonly publicUrl: string
  /** The port of the site in this process; null in a worker. */
  readonly sitePort: number | null
  /** The clock of the vendors' adapters and the sandbox; the system's by default. */
  readonly vendorClock?: Clock
  readonly logger: Logger
  readonly opened: Opened
}

/** Opens database, Redis and vendors from the environment. Throws StartRefused when one is unavailable. */
export async function compose(options: ComposeOptions): Promise<Composed> {
  const { env, publicUrl, logger, opened } = options
  const businessDays = businessDaysOf(env)
  const db = await openDatabase(env, { statementMs: STATEMENT_MS })
  opened.add('database', () => db.close())
  await bringUpToDate(env, db, logger)
  const redis = env.REDIS_URL
    ? await openRedis(env.REDIS_URL, error => logger.error({ err: error }, 'Redis')).catch(
        (error: unknown) => {
          throw new StartRefused(`The Redis at REDIS_URL does not answer: ${messageOf(error)}`)
        },
      )
    : null
  if (redis) opened.add('redis', () => redis.close())
  const { sandbox, storageOrigin, dataRecipients, ...vendors } = await composeVendors({
    ...options,
    clock: options.vendorClock ?? systemClock,
  })
  const parts: Composed['parts'] = {
    db,
    redis,
    clock: systemClock,
    logger,
    ...vendors,
    settings: {
      environment: env.named,
      publicUrl,
      adminEmail: env.ADMIN_EMAIL,
      adminNeedsSecondFactor: env.NODE_ENV === 'production',
      supportEmail: env.SUPPORT_EMAIL,
      supportHours: env.SUPPORT_HOURS,
      supportPhone: env.SUPPORT_PHONE ?? null,
      supportWhatsApp: env.WHATSAPP_NUMBER ?? null,
      secret: env.APP_SECRET,
      dataKeys: env.DATA_KEYS,
      cancellationFeeBps: env.CANCELLATION_FEE_BPS,
      newBuyers: {
        purchases: env.NEW_BUYER_PURCHASES,
        amountCentesimos: env.NEW_BUYER_AMOUNT,
        days: env.NEW_BUYER_DAYS,
        comparesContact: env.NEW_BUYER_CONTACT_CHECK,
      },
      takesUnprovenRequests: env.UNPROVEN_REQUESTS,
      isSimulated: false,
      webhooksMayBePrivate: env.NODE_ENV !== 'production',
      hasQuietHours: env.QUIET_HOURS ?? env.NODE_ENV === 'production',
      businessDays,
      dataRecipients,
      airtable: { apiKey: env.AIRTABLE_API_KEY ?? null, baseId: env.AIRTABLE_BASE_ID ?? null },
      whatsApp: {
        accountSid: env.TWILIO_ACCOUNT_SID ?? null,
        authToken: env.TWILIO_AUTH_TOKEN ?? null,
        number: env.TWILIO_WHATSAPP_NUMBER ?? null,
        noticeContent: env.TWILIO_NOTICE_CONTENT ?? null,
        codeContent: env.TWILIO_CODE_CONTENT ?? null,
      },
    },
    jobs: { concurrency: env.JOB_CONCURRENCY },
  }
  return { parts, sandbox, storageOrigin, openTestMarket: testMarketOf(env, logger) }
}

/** The calendar that the environment describes. Throws StartRefused. */
function businessDaysOf(env: Env): BusinessDays {
  try {
    return createBusinessDays({
      skipped: {
        theirRight: holidaysNamed(env.HOLIDAYS_FOR_RIGHTS) ?? HOLIDAYS,
        ourDuty: holidaysNamed(env.HOLIDAYS_FOR_DUTIES) ?? NON_WORKING,
      },
      extraDays: calendarDays(env.EXTRA_HOLIDAYS ?? []),
    })
  } catch (error) {
    if (error instanceof InvalidCalendar) throw new StartRefused(error.message)
    throw error
  }
}

/** The database of DATABASE_URL, else the embedded one in DATA_DIR. Throws StartRefused. */
export async function openDatabase(
  env: Env,
  options: Pick<PostgresOptions, 'statementMs'> = {},
): Promise<Database> {
  const hasReader = env.READER === 'on'
  try {
    return env.DATABASE_URL
      ? await openPostgres(env.DATABASE_URL, { poolSize: env.DATABASE_POOL_SIZE, hasReader, ...options })
      : await openEmbedded({ dir: env.DATA_DIR, hasReader })
  } catch (error) {
    if (error instanceof DatabaseInUse) throw new StartRefused(error.message)
    if (env.DATABASE_URL)
      throw new StartRefused(`The Postgres at DATABASE_URL does not answer: ${messageOf(error)}`)
    throw error
  }
}

/** Opens the database of the simulated market, with its migrations; null where the environment names none. */
function testMarketOf(env: Env, logger: Logger): Composed['openTestMarket'] {
  if (env.DATABASE_URL && !env.TEST_MARKET_DATABASE_URL) return null
  return async () => {
    const db = await openDatabase(
      { ...env, DATABASE_URL: env.TEST_MARKET_DATABASE_URL, DATA_DIR: join(env.DATA_DIR, 'test-market') },
      { statementMs: STATEMENT_MS },
    )
    await bringUpToDate(env, db, logger)
    return db
  }
}

// In production, migrations are a deliberate step of the deployment, so that they run once.
async function bringUpToDate(env: Env, db: Database, logger: Logger): Promise<void> {
  if (env.NODE_ENV === 'production') {
    const pending = await pendingMigrations(db, MIGRATIONS)
    if (pending.length === 0) return
    throw new StartRefused(
      `The database lacks ${pending.length} migrations (${pending.join(', ')}). Run: node server/dist/migrate.js`,
    )
  }
  const applied = await applyMigrations(db, MIGRATIONS)
  if (applied.length > 0) logger.info({ applied }, 'database brought up to date')
}

/** The client's operations, as relay-compiler wrote them: SHA-256 → text. */
export async function readPersistedOperations(): Promise<ReadonlyMap<string, string>> {
  const parsed: unknown = JSON.parse(await readFile(PERSISTED_OPERATIONS, 'utf8'))
  if (!parsed || typeof parsed !== 'object')
    throw new Error('client/persisted.json is not a list of operations')
  return new Map(Object.entries(parsed).map(([id, text]) => [id, String(text)]))
}

/** The site's public address, without a trailing slash. */
export function publicUrlOf(env: Env, port: number): string {
  return (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Facts of this site for its pages; '' for missing ones. */
export function siteFacts(settings: Settings, signInVendors: SignInVendors): SiteFacts {
  const { publicUrl, supportEmail, supportPhone, supportHours, supportWhatsApp } = settings
  const isSecure = publicUrl.startsWith('https:')
  return {
    origin: publicUrl,
    supportEmail,
    supportPhone: supportPhone ?? '',
    supportPhoneText: supportPhone ? phoneText(supportPhone) : '',
    supportHours,
    whatsapp: supportWhatsApp?.slice(1) ?? '',
    whatsappText: supportWhatsApp ? phoneText(supportWhatsApp) : '',
    emailOnly: settings.takesUnprovenRequests ? '' : 'true',
    sessionCookie: sessionCookieName(isSecure),
    signInVendors: [...signInVendors.keys()].join(' '),
    visitCookie: visitCookieName(isSecure),
    browserCookie: browserCookieName(isSecure),
    assistantCookie: assistantCookieName(isSecure),
  }
}
