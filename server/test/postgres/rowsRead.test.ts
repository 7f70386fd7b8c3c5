import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../../src/domains/context.ts'
import { auditLedger } from '../../src/domains/payments/ledgerAudit.jobs.ts'
import { brandFigures } from '../../src/domains/publicFigures/brandFigures.ts'
import { marketFigures } from '../../src/domains/publicFigures/marketFigures.ts'
import { handlers } from '../../src/domains/reactions.ts'
import { FIRST_PROVEN_FEED_KEY } from '../../src/domains/requests/feed/feedKeys.ts'
import { matchingProviders } from '../../src/domains/requests/feed/matchingProviders.ts'
import { followTokenOf, requestLink } from '../../src/domains/requests/following/follow.ts'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { createPaymentsWorld, type PaymentsWorld } from '../paymentsWorld.ts'
import { clientQueries, createSubject, type Subject, senderOf } from '../screens.ts'
import { largeMarket, manyProviders } from './largeMarket.ts'
import {
  CATALOGUE_FILTERS,
  catalogueWith,
  DESK_SEARCHES,
  deskSearch,
  FEED_FILTERS,
  feedWith,
  PROVIDER_ORDERS,
  providersBy,
} from './marketReads.ts'

/**
 * Maximum rows read of one table. Far below the size of a growing table, and above our buyer's and provider's
 * own rows, which are counted.
 */
const MOST_ROWS = 2500

/** Queries that count whole tables: the list of what a removal of all requests takes. */
const COUNTING = ['RemoveAllDialogQuery']

const queries = await clientQueries()
let world: PaymentsWorld
let subject: Subject
beforeAll(async () => {
  world = await createPaymentsWorld({ poolSize: 1 })
  subject = await createSubject(world)
  const { db, clock } = world.harness.services
  const local = (id: string) => decodeGlobalId(id)?.id ?? ''
  await db.script(
    largeMarket(clock.now(), {
      buyerId: local(subject.buyerId),
      providerId: local(subject.providerId),
      conversationId: local(subject.conversationId),
    }),
  )
  // Like a server's tables after a while: only then does the planner know the number of rows.
  await db.script('VACUUM ANALYZE')
})
afterAll(() => world.close())

/** Rows that the database has read since the last call, by table, including those skipped by scans. */
async function rowsRead(): Promise<Map<string, number>> {
  const { db } = world.harness.services
  await db.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await db.query(
    'SELECT relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_user_tables',
  )
  return new Map(rows.map(({ relname, read }) => [String(relname), Number(read)]))
}

/**
 * A text gets its name at its second use, and Postgres may use one plan for all values from its sixth
 * execution: after that a plan stays.
 */
const UNTIL_PLANNED = 7

/** Tables of which `act` reads more than `most` rows, once as a first time and once with the plans that stay. */
async function readsMuch(act: () => Promise<unknown>, most = MOST_ROWS) {
  const first = await readsOnce(act, most)
  for (let times = 1; times < UNTIL_PLANNED; times += 1) await act()
  return [...first, ...(await readsOnce(act, most))]
}

async function readsOnce(act: () => Promise<unknown>, most: number) {
  const before = await rowsRead()
  await act()
  return [...(await rowsRead())]
    .map(([table, read]) => [table, read - (before.get(table) ?? 0)] as const)
    .filter(([, read]) => read > most)
}

test.each([...queries].filter(([name]) => !COUNTING.includes(name)))(
  'reads %s of a large market without extra rows',
  async (_name, text) => {
    const send = await senderOf(world, subject, text)
    expect(await readsMuch(send)).toEqual([])
  },
)

test.each(FEED_FILTERS)(
  'finds and counts the feed with the filter %s without reading all open requests',
  async filter => {
    expect(await readsMuch(() => world.cast.bulevar.data(feedWith(filter)))).toEqual([])
  },
)

test('reads requests without a verified contact from the end of the feed, and skips them where it takes none', async () => {
  const last = '{ requestFeed(last: 50) { edges { node { isContactProven } } } }'
  const { requestFeed } = await world.cast.bulevar.data<{
    requestFeed: { edges: { node: { isContactProven: boolean } }[] }
  }>(last)
  expect(requestFeed.edges.map(({ node }) => node.isContactProven)).toEqual(
    Array.from({ length: 50 }, () => false),
  )
  expect(await readsMuch(() => world.cast.bulevar.data(last), 1000)).toEqual([])
  const { db } = world.harness.services
  const proven = () =>
    db.prisma.partRequest.findMany({
      where: { state: { in: ['OPEN', 'ANSWERED'] }, feedKey: { gte: FIRST_PROVEN_FEED_KEY } },
      orderBy: { feedKey: 'desc' },
      take: 20,
    })
  expect(await readsMuch(proven, 100)).toEqual([])
})

test('reads each page of the feed from its beginning', async () => {
  const page = (after: string | null) =>
    world.cast.bulevar.data<{ requestFeed: { pageInfo: { endCursor: string } } }>(
      'query ($after: String) { requestFeed(first: 100, after: $after) { pageInfo { endCursor } } }',
      { after },
    )
  let after: string | null = null
  for (let pages = 0; pages < 30; pages += 1) {
    expect(await readsMuch(() => page(after), 1000)).toEqual([])
    after = (await page(after)).requestFeed.pageInfo.endCursor
  }
})

test.each(['ALL', 'UNREAD', 'OFFERS', 'CONSULTATIONS'])(
  'reads each page of the bell with the filter %s by an index',
  async filter => {
    const page = async (after: string | null) => {
      const { viewer } = await world.cast.ana.data<{
        viewer: { notifications: { pageInfo: { endCursor: string } } }
      }>(
        `query ($filter: NotificationSelection!, $after: String) {
          viewer { notifications(first: 15, filter: $filter, after: $after) {
            edges { node { title } } pageInfo { endCursor } } } }`,
        { filter, after },
      )
      return viewer.notifications.pageInfo.endCursor
    }
    let after: string | null = null
    for (let pages = 0; pages < 10; pages += 1) {
      expect(await readsMuch(() => page(after), 200)).toEqual([])
      after = await page(after)
    }
  },
)

test('finds a buyer’s deleted requests among their own', async () => {
  const list = '{ viewer { requests(first: 50, deleted: true) { totalCount edges { node { id } } } } }'
  const { viewer } = await world.cast.ana.data<{ viewer: { requests: { totalCount: number } } }>(list)
  expect(viewer.requests.totalCount).toBe(10)
  // The buyer has 200 requests: read once for the count, once for the page.
  expect(await readsMuch(() => world.cast.ana.data(list), 500)).toEqual([])
})

test.each([
  ['its client', 'Cliente 4990', 1],
  ['its number', 'bulk0010', 1],
  ['its item', 'DISCO freno', 500],
])(
  'finds a custom order among five hundred by %s without reading those of others',
  async (_what, search, found) => {
    const list = `query ($search: String) { viewer { provider {
    customOrders(first: 20, search: $search) { totalCount edges { node { clientName total items { name } } } } } } }`
    const { viewer } = await world.cast.litoral.data<{
      viewer: { provider: { customOrders: { totalCount: number } } }
    }>(list, { search })
    expect(viewer.provider.customOrders.totalCount).toBe(found)
    // The provider's own: read once for the count, once for the page.
    expect(await readsMuch(() => world.cast.litoral.data(list, { search }), 1200)).toEqual([])
  },
)

test.each(CATALOGUE_FILTERS)(
  'finds a page of a catalogue of twenty thousand items with the filter %j',
  async (filter, found) => {
    const list = catalogueWith(filter)
    const { viewer } = await world.cast.litoral.data<{
      viewer: { provider: { catalogue: { edges: unknown[] } } }
    }>(list)
    expect(viewer.provider.catalogue.edges).toHaveLength(found)
    expect(await readsMuch(() => world.cast.litoral.data(list), 500)).toEqual([])
  },
)

// Twelve thousand messages of the market say 'Hola', two thousand of them to our buyer.
test.each([
  ['hola', 1000],
  ['HÓLA', 1000],
  ['ho', 1000],
  ['no hay tal mensaje', 0],
])('searches %j in one’s own conversations without reading those of others', async (search, found) => {
  const find = `query ($search: String!) { foundMessages(search: $search, first: 20) {
    totalCount edges { node { body } } } }`
  const { foundMessages } = await world.cast.ana.data<{ foundMessages: { totalCount: number } }>(find, {
    search,
  })
  expect(foundMessages.totalCount).toBe(found)
  expect(await readsMuch(() => world.cast.ana.data(find, { search }))).toEqual([])
  expect(await readsMuch(() => world.cast.litoral.data(find, { search }))).toEqual([])
})

test.each(DESK_SEARCHES)('searches the team’s desk for %j by indexes', async search => {
  expect(await readsMuch(() => world.cast.admin.data(deskSearch(search)))).toEqual([])
})

test('follows a request’s link by reading that request and its offers', async () => {
  const { services } = world.harness
  const { id } = await services.db.prisma.partRequest.update({
    where: { submissionKey: 'bulk19999' },
    data: { buyerId: null, contactEmail: 'elena@correo.test' },
  })
  const token = followTokenOf(services.settings, { id, followVersion: 0 })
  expect(await requestLink.open(services, token)).not.toBeNull()
  expect(await readsMuch(() => requestLink.open(services, token), 50)).toEqual([])
  const page = queries.get('FollowScreenFollowedQuery') ?? ''
  const guest = world.harness.guest({ subject: 'PART_REQUEST', id })
  expect(await guest.data(page)).toMatchObject({ followedRequest: { id: encodeGlobalId('PartRequest', id) } })
  // The number of viewers is counted over the sales of three providers.
  const read = await readsMuch(() => guest.data(page), 200)
  expect(read.filter(([table]) => table !== 'Account' && table !== 'ProviderProfile')).toEqual([])
  const mailLink = 'mutation ($email: String!) { requestFollowLink(email: $email) { __typename } }'
  expect(
    await readsMuch(() => world.cast.visitor.data(mailLink, { email: 'elena@correo.test' }), 200),
  ).toEqual([])
})

test.each(PROVIDER_ORDERS)('reads providers in the order %s by an index', async order => {
  for (const status of ['null', 'PENDING', 'APPROVED']) {
    const list = providersBy(order, status)
    // The market has 900 of them.
    expect(await readsMuch(() => world.cast.admin.data(list), 300)).toEqual([])
  }
})

test.each([
  ['the market', marketFigures],
  ['a make', (services: Services) => brandFigures(services, ['Fiat', 'Ford'])],
])('counts the public figures of %s from the newest rows alone', async (_what, count) => {
  expect(await readsMuch(() => count(world.harness.services))).toEqual([])
})

test('reads the public names of providers in order', async () => {
  const list = '{ publicProviders(first: 10) { edges { node { companyName } } } }'
  expect(await readsMuch(() => world.cast.visitor.data(list), 50)).toEqual([])
})

test('counts the feed to a hundred', async () => {
  const count = async (filter: string) => {
    const { requestFeed } = await world.cast.bulevar.data<{ requestFeed: { totalCount: number } }>(
      `{ requestFeed(filter: ${filter}) { totalCount } }`,
    )
    return requestFeed.totalCount
  }
  expect([await count('{ brands: ["fiat"] }'), await count('{ origin: WHATSAPP }')]).toEqual([100, 0])
})

// The nightly audit compares everything.
const timed = handlers.filter(({ cron, queue }) => cron !== undefined && queue !== auditLedger.queue)

test.each(timed.map(({ queue }) => queue))('finds due rows for %s without reading all', async queue => {
  expect(await readsMuch(() => world.harness.runJob(queue))).toEqual([])
})

test('detects a full read, first and with the plan that stays', async () => {
  const { prisma } = world.harness.services.db
  expect(await readsMuch(() => prisma.offer.count({ where: { state: 'WITHDRAWN' } }))).toHaveLength(2)
})

/** Last, because their lists of providers grow with the market. */
describe('among 20,000 providers', () => {
  beforeAll(() => world.harness.services.db.script(manyProviders(world.harness.clock.now())))

  test.each([
    ['cover a request', {}],
    ['cover it and are open now', { openAt: new Date('2061-11-23T15:00:00Z') }],
  ])('finds a page of the providers that %s without reading all of them', async (_which, options) => {
    const { services } = world.harness
    const { id } = await services.db.prisma.partRequest.create({
      data: {
        submissionKey: newId(),
        origin: 'FORM',
        contactName: 'B',
        contactEmail: 'b@bulk.test',
        department: 'ROCHA',
        brand: 'Dodge',
        model: 'Neon',
        year: 2001,
        createdAt: services.clock.now(),
        expiresAt: services.clock.now(),
        parts: {
          create: {
            position: 0,
            description: 'x',
            category: 'BRAKES',
            condition: 'ANY',
            quantity: 1,
            urgency: 'LOW',
          },
        },
      },
    })
    const matching = () => matchingProviders(services, id, { limit: 50, ...options })
    expect(await matching()).not.toEqual([])
    // A page of them: by the index of their coverage, or in order until the page is full.
    expect(await readsMuch(matching, 4000)).toEqual([])
  })

  test.each(['proveedor 19999', 'no hay tal nombre'])(
    'searches the name %j without reading all of them',
    async search => {
      const list = `{ publicProviders(first: 10, search: "${search}") { edges { node { companyName } } } }`
      expect(await readsMuch(() => world.cast.visitor.data(list), 500)).toEqual([])
    },
  )
})
