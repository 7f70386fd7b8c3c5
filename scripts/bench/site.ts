// The measured site, in a process of its own. scripts/bench/main.ts starts it, queries it over HTTP and
// websockets, and calls the functions in `calls` by messages.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { createSite, shortcutsOff } from '../../server/src/app.ts'
import { readPersistedOperations } from '../../server/src/compose.ts'
import { createCore } from '../../server/src/core.ts'
import { sendMessage } from '../../server/src/domains/chat/chat.operations.ts'
import { requestAnswered } from '../../server/src/domains/requests/request.events.ts'
import { NO_WHATSAPP_VALUES } from '../../server/src/domains/whatsapp/whatsAppSetup.ts'
import { createBusinessDays, USUAL_BUSINESS_DAYS } from '../../server/src/platform/businessDays.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openEmbedded, openPostgres } from '../../server/src/platform/db.ts'
import { encodeGlobalId } from '../../server/src/platform/globalIds.ts'
import { handleJob } from '../../server/src/platform/jobs.ts'
import { createLogger } from '../../server/src/platform/logger.ts'
import { applyMigrations } from '../../server/src/platform/migrations.ts'
import { fillBenchWorld } from './benchWorld.ts'
import { floorDoor } from './floors/door.ts'
import type { Ask } from './floors/floor.ts'
import type { Announcement, Question, SiteAnswer, SiteCall, SiteMemory, SiteReady } from './protocol.ts'
import { SCREENS, type Screen } from './screens.ts'

const FEED = `query {
  requestFeed(first: 20) {
    edges { node {
      id brand model year engine department createdAt origin
      parts { id position description condition quantity urgency partNumber comments }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`
const COMPARISON = `query ($id: ID!) {
  node(id: $id) { ... on PartRequest { offers(first: 20, orderBy: PRICE) { edges { node {
    id state provider { department name }
    currentVersion { number total validUntil
      lines { id price condition deliveryTime warrantyDays description validUntil } }
  } } } } }
}`

const databaseUrl = process.env.BENCH_DATABASE_URL
if (!process.send) throw new Error('started by npm run bench')
const nothing = () => Promise.reject(new Error('not used by the bench'))
const hasReader = process.env.READER !== 'off'
const db = databaseUrl ? await openPostgres(databaseUrl, { hasReader }) : await openEmbedded({ hasReader })
await applyMigrations(db, fileURLToPath(new URL('../../prisma/migrations', import.meta.url)))
const core = await createCore({
  db,
  redis: null,
  clock: systemClock,
  logger: createLogger({ level: 'error' }),
  mailer: { send: nothing, check: nothing, close: () => {} },
  storage: {
    signUpload: nothing,
    signDownload: nothing,
    put: nothing,
    read: nothing,
    readRange: nothing,
    stat: nothing,
    remove: nothing,
    check: nothing,
  },
  pusher: null,
  whatsApp: null,
  airtable: null,
  gateways: new Map(),
  signInVendors: new Map(),
  languageModel: null,
  testMarket: null,
  settings: {
    environment: new Set(),
    publicUrl: 'http://127.0.0.1',
    adminEmail: 'admin@bench.test',
    adminNeedsSecondFactor: false,
    supportEmail: 'ayuda@bench.test',
    supportHours: 'Lunes a viernes',
    supportPhone: null,
    supportWhatsApp: null,
    secret: 'a secret for the bench only',
    dataKeys: ['a key for the bench only'],
    cancellationFeeBps: 0,
    newBuyers: { purchases: 5, amountCentesimos: 20_000_000, days: 30, comparesContact: true },
    takesUnprovenRequests: true,
    isSimulated: false,
    webhooksMayBePrivate: true,
    hasQuietHours: false,
    businessDays: createBusinessDays(USUAL_BUSINESS_DAYS),
    dataRecipients: [],
    airtable: { apiKey: null, baseId: null },
    whatsApp: NO_WHATSAPP_VALUES,
  },
})
const { services, jobs } = core
const world = await fillBenchWorld(
  services,
  databaseUrl ? { requests: 3000, readers: 500 } : { requests: 100, readers: 5 },
)
const floorPool = databaseUrl
  ? new pg.Pool({ connectionString: databaseUrl, max: 10, idleTimeoutMillis: 600_000 })
  : null
const askFloor: Ask = async ({ name, text, values }) =>
  (floorPool ? await floorPool.query({ name, text, values }) : await db.query(text, values)) as never
const site = createSite(core, {
  persistedOperations: new Map([
    ['feed', FEED],
    ['comparison', COMPARISON],
    ...(await readPersistedOperations()),
  ]),
  openToVisitors: false,
  trustProxy: false,
  // All its load comes from one account and one address.
  callerLimits: { operations: 10_000, socketsPerAccount: 10_000, socketsPerAddress: 10_000 },
  without: shortcutsOff(process.env),
  extraDoors: [floorDoor(askFloor, systemClock)],
})
const server = createServer(site.handle).listen(0, '127.0.0.1')
await once(server, 'listening')
const closeSockets = site.serveWebsockets(server)
// The floor of live updates: sends the bytes to every connection.
const bare = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
await once(bare, 'listening')
const portOf = (address: AddressInfo | string | null) => {
  if (!address || typeof address === 'string') throw new Error('it listens on no port')
  return address.port
}
const cookieOf = async (accountId: string) => (await services.sessions.start(accountId)).split(';')[0] ?? ''

const { viewer: buyer } = await services.sessions.recognise(await cookieOf(world.order.buyerId))
if (!buyer) throw new Error('the buyer has no session')
// Removes the limit of one message a second, which the bench exceeds.
const buyerContext = {
  ...services,
  rateLimit: { ...services.rateLimit, spend: async () => {} },
  viewer: buyer,
  clientIp: '127.0.0.1',
  userAgent: null,
}
const announcements: Record<Announcement, () => Promise<unknown>> = {
  events: () =>
    services.transact(({ emit }) =>
      emit(requestAnswered, { requestId: world.comparedRequestId, buyerId: world.buyerId }),
    ),
  chat: () =>
    sendMessage(buyerContext, {
      orderId: world.order.id,
      clientKey: randomUUID(),
      body: 'Sí, entra en la Montevideo.',
    }),
}

/** Runs a write whose event reaches no subscriber, for the floor beside subscribed sockets. */
async function unheard(write: () => Promise<unknown>): Promise<void> {
  const { news } = services
  const { publish } = news
  news.publish = () => {}
  try {
    await write()
  } finally {
    news.publish = publish
  }
}

const jobType = { queue: 'bench', data: z.object({ number: z.number() }) }
let handled = 0
let left = 0
let allHandled = () => {}
const handler = handleJob(jobType, async () => {
  handled += 1
  if (handled === left) allHandled()
})
let isWorking = false

/**
 * Enqueues `count` jobs in one transaction and gives the workers at most `withinMs`; returns jobs per second.
 */
async function handleJobs(count: number, withinMs: number): Promise<number> {
  if (!isWorking) {
    isWorking = true
    // Removes jobs of the announcements, which belong to the product's workers; none run here.
    await db.query('DELETE FROM pgboss.job WHERE name <> $1', [jobType.queue])
    await jobs.prepare([handler])
    await jobs.work([handler], services)
  }
  const before = handled
  left += count
  const finished = new Promise<void>(resolve => {
    allHandled = resolve
  })
  await services.transact(async ({ enqueue }) => {
    for (let number = 0; number < count; number += 1) await enqueue(jobType, { number })
  })
  const startedAt = performance.now()
  const timer = setTimeout(allHandled, withinMs)
  await finished
  clearTimeout(timer)
  return ((handled - before) * 1000) / (performance.now() - startedAt)
}

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()

function longestBlock(): number {
  const { max } = delays
  delays.reset()
  return max / 1e6
}

function memory(): SiteMemory {
  global.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { residentMb: rss / 2 ** 20, heapMb: (heapUsed + external) / 2 ** 20 }
}

async function answer(call: SiteCall): Promise<unknown> {
  switch (call.name) {
    case 'cpu':
      return process.cpuUsage()
    case 'memory':
      return memory()
    case 'longestBlock':
      return longestBlock()
    case 'announce':
      return announcements[call.what]()
    case 'broadcast':
      await unheard(announcements[call.what])
      for (const client of bare.clients) client.send(call.bytes)
      return null
    case 'jobs':
      return handleJobs(call.count, call.withinMs)
    case 'end':
      await closeSockets()
      server.close()
      bare.close()
      await jobs.close()
      await floorPool?.end()
      await db.close()
      process.disconnect()
      return null
  }
}

/** Sends a message to the parent process. */
function tell(message: SiteReady | SiteAnswer): void {
  if (process.connected) process.send?.(message)
}

process.on('message', (call: SiteCall) => {
  answer(call).then(
    result => tell({ id: call.id, result }),
    (error: unknown) => tell({ id: call.id, error: String(error) }),
  )
})
// Ends with its parent, even if that is killed.
process.on('disconnect', () => process.exit())

const operations = [...(await readPersistedOperations())]
/** The id of one of the client's operations. */
function operationId(kind: 'query' | 'subscription', name: string): string {
  const found = operations.find(([, text]) => new RegExp(`^${kind} ${name}\\b`).test(text))
  if (found) return found[0]
  throw new Error(`the client has no ${kind} ${name}`)
}
/** The operation as the client sends it. */
const subscription = (name: string, variables: Record<string, unknown> = {}) => ({
  query: '',
  extensions: { id: operationId('subscription', name) },
  variables,
})
const requestId = encodeGlobalId('PartRequest', world.comparedRequestId)
const orderId = encodeGlobalId('Order', world.order.id)
const readers: string[] = []
for (const accountId of world.readerIds) readers.push(await cookieOf(accountId))

async function screenQuestion(screen: Screen): Promise<SiteReady['questions'][Question]> {
  const { operation, accountId, variables: variablesOf } = SCREENS[screen]
  const variables: Readonly<Record<string, unknown>> = variablesOf(world)
  const given = Object.entries(variables).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return {
    cookie: await cookieOf(accountId(world)),
    body: { id: operationId('query', operation), variables, operationName: operation },
    floor: `/floor/${screen}?${new URLSearchParams(given)}`,
  }
}

tell({
  port: portOf(server.address()),
  barePort: portOf(bare.address()),
  questions: {
    feed: { cookie: await cookieOf(world.providerAccountId), body: { id: 'feed' }, floor: '/floor/feed' },
    comparison: {
      cookie: await cookieOf(world.buyerId),
      body: { id: 'comparison', variables: { id: requestId } },
      floor: `/floor/comparison?id=${requestId}`,
    },
    request: await screenQuestion('request'),
    feedTab: await screenQuestion('feedTab'),
    buyerPanel: await screenQuestion('buyerPanel'),
    providerPanel: await screenQuestion('providerPanel'),
    conversation: await screenQuestion('conversation'),
    checkout: await screenQuestion('checkout'),
  },
  subscriptions: {
    events: { cookies: readers, payload: subscription('useProviderNewsRequestSubscription') },
    chat: {
      cookies: [await cookieOf(world.order.buyerId), await cookieOf(world.order.providerAccountId)],
      payload: subscription('useMessageNewsSubscription', { orderId }),
    },
  },
})
