import { startJobs } from './app.ts'
import { type Core, type CoreParts, createCore } from './core.ts'
import type { Services, TestMarket } from './domains/context.ts'
import { copyProvider } from './domains/partners/simulation/shadow.ts'
import { simulatedGateway } from './domains/partners/simulation/simulatedGateway.ts'
import { testWebhooksOf } from './domains/partners/simulation/testWebhooks.ts'
import { eraseCopy } from './domains/privacy/erasure.ts'
import { MINUTE_MS } from './platform/clock.ts'
import { type Database, isUniqueViolation } from './platform/db.ts'
import type { Mailer } from './platform/mailer.ts'
import { storageBelow } from './platform/storageBelow.ts'

/** Nobody reads mails of the simulated market: its addresses are invented. */
const UNREAD: Mailer = { send: async () => {}, check: async () => {}, close: () => {} }

/** Objects of the simulated market share the site's bucket and none of its names. */
export const STORED_BELOW = 'test-market/'

export interface TestMarketOptions {
  /** Opens the database of the simulated market, with the present tables. */
  readonly open: () => Promise<Database>
  /** True to handle its jobs in this process. */
  readonly worksJobs: boolean
  /** Services of the site, once it has started. */
  readonly site: () => Services
}

/** A simulated market that opens when it is first entered. */
export interface OpenedTestMarket extends TestMarket {
  /** Opens it now: for a process that handles its jobs. */
  open(): Promise<Core>
  close(): Promise<void>
}

interface Opened {
  readonly core: Core
  readonly db: Database
}

/** The simulated market beside a site, without vendors. */
export function createTestMarket(
  live: Omit<CoreParts, 'testMarket'>,
  { open, worksJobs, site }: TestMarketOptions,
): OpenedTestMarket {
  let opening: Promise<Opened> | null = null
  const copies = new Map<string, { readonly at: number; readonly done: Promise<void> }>()
  const start = async (): Promise<Opened> => {
    const db = await open()
    const core = await createCore({ ...partsOf(live, db), testWebhooks: testWebhooksOf(site) })
    if (worksJobs) await startJobs(core)
    return { core, db }
  }
  const opened = () => {
    opening ??= start().catch((error: unknown) => {
      // The next caller tries again.
      opening = null
      throw error
    })
    return opening
  }
  return {
    async enter(provider) {
      const { core, db } = await opened()
      const at = live.clock.now().getTime()
      const known = copies.get(provider.accountId)
      const isFresh = known && at - known.at < MINUTE_MS
      const done = isFresh ? known.done : copyOnce(() => copyProvider(live.db, db, provider))
      if (!isFresh) copies.set(provider.accountId, { at, done })
      await done.catch((error: unknown) => {
        copies.delete(provider.accountId)
        throw error
      })
      return core.services
    },
    async forget(accountId) {
      const { core } = await opened()
      const at = live.clock.now()
      await core.services.transact(unit => eraseCopy(unit, { accountId, at }))
    },
    open: async () => (await opened()).core,
    async close() {
      if (!opening) return
      const { core, db } = await opening
      await core.jobs.close()
      await db.close()
    },
  }
}

/** Copies again when another process made the first copy at the same time. */
function copyOnce(copy: () => Promise<void>): Promise<void> {
  return copy().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return copy()
  })
}

function partsOf(live: Omit<CoreParts, 'testMarket'>, db: Database): CoreParts {
  const { redis, clock } = live
  const gateway = simulatedGateway(clock)
  return {
    ...live,
    db,
    redis: redis && { ...redis, channelPrefix: `${redis.channelPrefix}test-market:` },
    testMarket: null,
    mailer: UNREAD,
    storage: storageBelow(live.storage, STORED_BELOW),
    pusher: null,
    whatsApp: null,
    airtable: null,
    gateways: new Map([[gateway.id, gateway]]),
    signInVendors: new Map(),
    languageModel: null,
    settings: {
      ...live.settings,
      isSimulated: true,
      hasQuietHours: false,
      cancellationFeeBps: 0,
      dataRecipients: [],
    },
  }
}
