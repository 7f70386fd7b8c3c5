import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../../src/domains/context.ts'
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

/**
 * Of one table. Far below what a table holds that grows with use, and above what our buyer and our provider have together:
 * those are counted.
 */
const MOST_ROWS = 2500

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
  // As a server leaves its tables after a while: only then does the planner know how many rows there are.
  await db.script('VACUUM ANALYZE')
}, 180_000)
afterAll(() => world.close())

/** Rows that the database has read since it was last asked, by table: those that a scan passed over count too. */
async function rowsRead(): Promise<Map<string, number>> {
  const { db } = world.harness.services
  await db.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await db.query(
    'SELECT relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_user_tables',
  )
  return new Map(rows.map(({ relname, read }) => [String(relname), Number(read)]))
}

async function readsMuch(act: () => Promise<unknown>, most = MOST_ROWS) {
  const before = await rowsRead()
  await act()
  return [...(await rowsRead())]
    .map(([table, read]) => [table, read - (before.get(table) ?? 0)] as const)
    .filter(([, read]) => read > most)
}

test.each([...queries])('%s reads no more of a large market than it shows', async (_name, text) => {
  const send = await senderOf(world, subject, text)
  expect(await readsMuch(send)).toEqual([])
})

test.each([
  '{}',
  '{ brands: ["Ferrari"] }',
  '{ brands: ["FIAT"] }',
  '{ brands: ["Ferrari", "Lada"], origin: ASSISTANT }',
  '{ origin: WHATSAPP }',
  '{ origin: FORM }',
  '{ urgentOnly: true }',
])('the feed with the filter %s is found and counted without reading all that is open', async filter => {
  const feed = `{ requestFeed(filter: ${filter}) { totalCount edges { node { id } } } }`
  expect(await readsMuch(() => world.cast.bulevar.data(feed))).toEqual([])
})

test('the requests without a proven contact are read from the end of the feed, and left out where it takes none', async () => {
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

test('each page of the feed is read from where it begins', async () => {
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

test('the deleted requests of a buyer are found among theirs', async () => {
  const list = '{ viewer { requests(first: 50, deleted: true) { totalCount edges { node { id } } } } }'
  const { viewer } = await world.cast.ana.data<{ viewer: { requests: { totalCount: number } } }>(list)
  expect(viewer.requests.totalCount).toBe(10)
  // The buyer has asked 200 times: once for the count, once for the page.
  expect(await readsMuch(() => world.cast.ana.data(list), 500)).toEqual([])
})

test('the link of a request is followed by reading that request and its offers', async () => {
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
  // The sales of three providers; how many see it is counted of all of them.
  const read = await readsMuch(() => guest.data(page), 200)
  expect(read.filter(([table]) => table !== 'Account' && table !== 'ProviderProfile')).toEqual([])
  const mailLink = 'mutation ($email: String!) { requestFollowLink(email: $email) { __typename } }'
  expect(
    await readsMuch(() => world.cast.visitor.data(mailLink, { email: 'elena@correo.test' }), 200),
  ).toEqual([])
})

test.each(['DECISION', 'OLDEST', 'NEWEST'])('providers in the order %s are read by an index', async order => {
  for (const status of ['null', 'PENDING', 'APPROVED']) {
    const list = `{ providers(orderBy: ${order}, status: ${status}) { edges { node { id } } } }`
    // The market has 900 of them.
    expect(await readsMuch(() => world.cast.admin.data(list), 300)).toEqual([])
  }
})

test.each([
  ['the market', marketFigures],
  ['a make', (services: Services) => brandFigures(services, ['Fiat', 'Ford'])],
])('the public figures of %s are counted from the newest rows alone', async (_what, count) => {
  expect(await readsMuch(() => count(world.harness.services))).toEqual([])
})

test('the public names of providers are read in their order', async () => {
  const list = '{ publicProviders(first: 10) { edges { node { companyName } } } }'
  expect(await readsMuch(() => world.cast.visitor.data(list), 50)).toEqual([])
})

test('the feed is counted to a hundred', async () => {
  const count = async (filter: string) => {
    const { requestFeed } = await world.cast.bulevar.data<{ requestFeed: { totalCount: number } }>(
      `{ requestFeed(filter: ${filter}) { totalCount } }`,
    )
    return requestFeed.totalCount
  }
  expect([await count('{ brands: ["fiat"] }'), await count('{ origin: WHATSAPP }')]).toEqual([100, 0])
})

const timed = handlers.filter(({ cron }) => cron !== undefined)

test.each(timed.map(({ queue }) => queue))(
  '%s finds what is due without reading all there is',
  async queue => {
    expect(await readsMuch(() => world.harness.runJob(queue))).toEqual([])
  },
)

test('reading all there is would be seen', async () => {
  const { prisma } = world.harness.services.db
  expect(await readsMuch(() => prisma.offer.count({ where: { state: 'WITHDRAWN' } }))).toHaveLength(1)
})

/** After all others: their lists of providers are bounded by how many there are in a market. */
describe('among 20,000 providers', () => {
  beforeAll(() => world.harness.services.db.script(manyProviders(world.harness.clock.now())), 180_000)

  test.each([
    ['cover a request', {}],
    ['cover it and are open now', { openAt: new Date('2061-11-23T15:00:00Z') }],
  ])('a page of the providers that %s is found without reading all of them', async (_which, options) => {
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
    // A page of them: by the index of what they cover, or in their order until the page is full.
    expect(await readsMuch(matching, 4000)).toEqual([])
  })

  test.each(['proveedor 19999', 'no hay tal nombre'])(
    'the name %j is looked for without reading all of them',
    async search => {
      const list = `{ publicProviders(first: 10, search: "${search}") { edges { node { companyName } } } }`
      expect(await readsMuch(() => world.cast.visitor.data(list), 500)).toEqual([])
    },
  )
})
