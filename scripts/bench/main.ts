import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { createCore, createSite } from '../../server/src/app.ts'
import { readPersistedOperations } from '../../server/src/compose.ts'
import { sendMessage } from '../../server/src/domains/chat/chat.operations.ts'
import { requestAnswered } from '../../server/src/domains/requests/request.events.ts'
import { encodeGlobalId } from '../../server/src/graphql/globalIds.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openEmbedded, openPostgres } from '../../server/src/platform/db.ts'
import { createLogger } from '../../server/src/platform/logger.ts'
import { applyMigrations } from '../../server/src/platform/migrations.ts'
import { fillBenchWorld } from './benchWorld.ts'
import { bareBroadcast, subscribedFanOut } from './fanOut.ts'
import { floorDoor } from './floors.ts'

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
    id state seller { department name }
    currentVersion { number total validUntil warrantyDays deliveryTime
      lines { id price condition deliveryTime warrantyDays description validUntil } }
  } } } } }
}`
const SECONDS = 5
const ROUNDS = 3

const nothing = () => Promise.reject(new Error('not used by the bench'))
const databaseUrl = process.env.BENCH_DATABASE_URL
const db = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded()
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
    stat: nothing,
    remove: nothing,
    check: nothing,
  },
  gateway: null,
  settings: {
    publicUrl: 'http://127.0.0.1',
    adminEmail: 'admin@bench.test',
    secret: 'a secret for the bench only',
    cancellationFeeBps: 0,
  },
})
const { services, jobs } = core
const world = await fillBenchWorld(services)
const provider = await db.prisma.providerProfile.findUniqueOrThrow({
  where: { accountId: world.providerAccountId },
})
const site = createSite(core, {
  persistedOperations: new Map([
    ['feed', FEED],
    ['comparison', COMPARISON],
  ]),
  openToVisitors: false,
  trustProxy: false,
  extraDoors: [floorDoor(db, { providerId: provider.id, requestId: world.comparedRequestId })],
})
const server = createServer(site.handle).listen(0, '127.0.0.1')
await once(server, 'listening')
const closeSockets = site.serveWebsockets(server)
const { port } = server.address() as AddressInfo
const base = `http://127.0.0.1:${port}`
const cookieOf = async (accountId: string) => (await services.sessions.start(accountId)).split(';')[0] ?? ''
const providerCookie = await cookieOf(world.providerAccountId)
const buyerCookie = await cookieOf(world.buyerId)

type Shot = { url: string; cookie: string; body?: object }

async function requestsPerSecond({ url, cookie, body }: Shot): Promise<number> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: SECONDS,
    headers: { cookie, 'content-type': 'application/json', accept: 'application/json' },
    ...(body ? { method: 'POST' as const, body: JSON.stringify(body) } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
  return result.requests.average
}

async function mustAnswer({ url, cookie, body }: Shot): Promise<void> {
  const response = await fetch(url, {
    headers: { cookie, 'content-type': 'application/json', accept: 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok || text.includes('"errors"')) throw new Error(`${url}: ${text.slice(0, 400)}`)
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** How much of the floor's throughput the product reaches: alternating rounds in one run, the median of their ratios. */
async function compare(name: string, product: Shot, floor: Shot): Promise<void> {
  await mustAnswer(product)
  await mustAnswer(floor)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const below = await requestsPerSecond(floor)
    ratios.push((await requestsPerSecond(product)) / below)
  }
  console.log(
    `${name}: ${median(ratios).toFixed(3)} of the floor (rounds: ${ratios.map(ratio => ratio.toFixed(3)).join(', ')})`,
  )
}

async function measureFeed(): Promise<void> {
  await compare(
    'provider feed, 20 requests',
    { url: `${base}/graphql`, cookie: providerCookie, body: { id: 'feed' } },
    { url: `${base}/floor/feed`, cookie: providerCookie },
  )
}

async function measureComparison(): Promise<void> {
  const variables = { id: encodeGlobalId('PartRequest', world.comparedRequestId) }
  await compare(
    'offer comparison, 20 offers',
    { url: `${base}/graphql`, cookie: buyerCookie, body: { id: 'comparison', variables } },
    { url: `${base}/floor/comparison`, cookie: buyerCookie },
  )
}

/** The client's own operation of this name, as it is sent. */
async function clientOperation(name: string): Promise<string> {
  const texts = [...(await readPersistedOperations()).values()]
  const text = texts.find(candidate => candidate.startsWith(`subscription ${name}`))
  if (!text) throw new Error(`the client has no subscription ${name}`)
  return text
}

/** What it costs until all have heard, against the same write and a bare broadcast of the same bytes to as many. */
async function compareFanOut(
  name: string,
  accountIds: readonly string[],
  what: Omit<Parameters<typeof subscribedFanOut>[0], 'url' | 'cookies'>,
): Promise<void> {
  const cookies: string[] = []
  for (const accountId of accountIds) cookies.push(await cookieOf(accountId))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cost, payload } = await subscribedFanOut({
      url: `ws://127.0.0.1:${port}/graphql`,
      cookies,
      ...what,
    })
    ratios.push(cost / (await bareBroadcast(payload, cookies.length, what.announce)))
  }
  console.log(
    `${name}: ${median(ratios).toFixed(1)} × the same write and a bare websocket broadcast of the same bytes (rounds: ${ratios.map(ratio => ratio.toFixed(1)).join(', ')})`,
  )
}

async function measureEvents(): Promise<void> {
  await compareFanOut('a request appears to 500 providers', world.readerIds, {
    subscription: { query: await clientOperation('useFeedNewsSubscription') },
    announce: () =>
      services.transact(({ emit }) =>
        emit(requestAnswered, { requestId: world.comparedRequestId, buyerId: world.buyerId }),
      ),
  })
}

async function measureChat(): Promise<void> {
  const { id, buyerId, providerAccountId } = world.order
  const { viewer } = await services.sessions.recognise(await cookieOf(buyerId))
  if (!viewer) throw new Error('the buyer has no session')
  // Everybody may say a message a second; the bench is faster.
  const rateLimit = { ...services.rateLimit, spend: async () => {} }
  await compareFanOut('a message of a chat of two', [buyerId, providerAccountId], {
    subscription: {
      query: await clientOperation('useMessageNewsSubscription'),
      variables: { orderId: encodeGlobalId('Order', id) },
    },
    announce: async () => {
      await sendMessage(
        { ...services, rateLimit, viewer, clientIp: '127.0.0.1' },
        { orderId: id, clientKey: randomUUID(), body: 'Sí, entra en la Montevideo.' },
      )
    },
  })
}

console.log(`bench on ${db.kind}; the floor is hand-written SQL behind the same HTTP server`)
const measures: Record<string, () => Promise<void>> = {
  feed: measureFeed,
  comparison: measureComparison,
  events: measureEvents,
  chat: measureChat,
}
// All of them, or those that are named: npm run bench -- events
const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}

await closeSockets()
server.close()
await jobs.close()
await db.close()
