import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { confirmRequest, createRequest, submitRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { isProvider, requireAccount, requireProvider } from '../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
beforeEach(async () => {
  await harness.services.db.prisma.offer.deleteMany()
  await harness.services.db.prisma.partRequest.deleteMany()
})
afterAll(() => harness.close())

async function reject(provider: Caller): Promise<Caller> {
  if (!isProvider(provider.viewer)) throw new Error('not a provider')
  await harness.services.db.prisma.providerProfile.update({
    where: { id: provider.viewer.provider.id },
    data: { status: 'REJECTED' },
  })
  return harness.as(provider.viewer.accountId)
}

const NODE = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest { brand contact { email } viewerActions { action enabled disabledReason } }
      ... on RequestedPart { description }
    }
  }
`
const FEED = /* GraphQL */ `
  query ($first: Int, $after: String, $last: Int, $before: String, $filter: RequestFeedFilter) {
    requestFeed(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { node { id brand urgency mainPart { description } parts { id } files { id } viewerActions { action enabled } } }
    }
  }
`
interface Feed {
  requestFeed: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
    edges: { node: { id: string } }[]
  }
}
const feed = async (caller: Caller, variables: Record<string, unknown> = {}) => {
  const { requestFeed } = await caller.data<Feed>(FEED, variables)
  return { ...requestFeed, ids: requestFeed.edges.map(({ node }) => node.id) }
}

test('a request and its parts are seen by their owner, providers and the admin; who asked, by owner and admin', async () => {
  const { id, partIds } = await createRequest(cast.ana)
  const outcomes = await Promise.all(
    (['ana', 'bruno', 'litoral', 'pending', 'admin', 'visitor'] as const).map(async name => {
      const { node } = await cast[name].data<{ node: { contact: { email: string } | null } | null }>(NODE, {
        id,
      })
      const part = await cast[name].data<{ node: unknown }>(NODE, { id: partIds[0] })
      return [name, node !== null, part.node !== null, node?.contact?.email ?? null]
    }),
  )
  expect(outcomes).toEqual([
    ['ana', true, true, 'ana@cast.test'],
    ['bruno', false, false, null],
    ['litoral', true, true, null],
    ['pending', true, true, null],
    ['admin', true, true, 'ana@cast.test'],
    ['visitor', false, false, null],
  ])
})

test('shows the number of reached providers to its owner and the admin, while it accepts offers', async () => {
  const { id, rawId } = await createRequest(cast.ana)
  const text = 'query ($id: ID!) { node(id: $id) { ... on PartRequest { reachedProviders } } }'
  const toldTo = async (name: 'ana' | 'admin' | 'litoral') =>
    (await cast[name].data<{ node: { reachedProviders: number | null } }>(text, { id })).node.reachedProviders
  expect([await toldTo('ana'), await toldTo('admin'), await toldTo('litoral')]).toEqual([2, 2, null])
  await harness.services.db.prisma.partRequest.update({ where: { id: rawId }, data: { state: 'CANCELED' } })
  expect(await toldTo('ana')).toBeNull()
})

test('the admin’s view of who asked is logged, the owner’s is not', async () => {
  const { id } = await createRequest(cast.ana)
  const views = () => harness.services.db.prisma.contactView.findMany({ where: { purpose: 'REQUEST' } })
  const before = await views()
  await cast.ana.data(NODE, { id })
  await cast.litoral.data(NODE, { id })
  expect(await views()).toEqual(before)
  await cast.admin.data(NODE, { id })
  const admin = requireAccount(cast.admin.viewer)
  const ana = requireAccount(cast.ana.viewer)
  expect((await views()).slice(before.length)).toMatchObject([
    { viewerId: admin.accountId, subjectId: ana.accountId, orderId: null },
  ])
})

test('a request nobody has claimed shows who asked to the admin alone', async () => {
  const { id } = await createRequest(cast.visitor)
  expect(await cast.admin.data(NODE, { id })).toMatchObject({
    node: { contact: { email: 'visita@correo.test' } },
  })
  expect(await cast.litoral.data(NODE, { id })).toMatchObject({ node: { contact: null } })
  expect(await cast.bruno.data(NODE, { id })).toEqual({ node: null })
})

test('the feed is for providers', async () => {
  await createRequest(cast.ana)
  expect((await cast.visitor.run(FEED)).errors[0]?.extensions).toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  expect((await cast.ana.run(FEED)).errors[0]?.extensions).toMatchObject({ code: 'NOT_ALLOWED' })
  expect((await feed(cast.pending)).totalCount).toBe(1)
  expect((await feed(cast.litoral)).totalCount).toBe(1)
})

test('the feed holds what is open and not quoted by the viewer, newest first, page by page', async () => {
  const ids: string[] = []
  for (let made = 0; made < 5; made += 1) ids.unshift((await createRequest(cast.ana)).id)
  const quoted = await createRequest(cast.bruno)
  await createOffer(cast.litoral, quoted)
  const canceled = await createRequest(cast.bruno)
  await cast.bruno.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
    {
      id: canceled.id,
    },
  )

  const first = await feed(cast.litoral, { first: 3 })
  expect(first).toMatchObject({ ids: ids.slice(0, 3), totalCount: 5, pageInfo: { hasNextPage: true } })
  const second = await feed(cast.litoral, { first: 3, after: first.pageInfo.endCursor })
  expect(second).toMatchObject({ ids: ids.slice(3), pageInfo: { hasNextPage: false } })
  const back = await feed(cast.litoral, { last: 2, before: second.pageInfo.startCursor })
  expect(back).toMatchObject({ ids: ids.slice(1, 3), pageInfo: { hasPreviousPage: true } })
  const start = await feed(cast.litoral, { last: 2, before: back.pageInfo.startCursor })
  expect(start).toMatchObject({ ids: ids.slice(0, 1), pageInfo: { hasPreviousPage: false } })
  expect((await feed(cast.litoral, { last: 2 })).ids).toEqual(ids.slice(3))
  expect((await feed(cast.bulevar)).ids).toEqual([quoted.id, ...ids])

  const inTime = harness.clock.now()
  harness.clock.advance(30 * DAY_MS)
  expect(await feed(cast.bulevar)).toMatchObject({ ids: [], totalCount: 0 })
  harness.clock.advance(inTime.getTime() - harness.clock.now().getTime())
})

test('places a visitor’s request in the feed by its confirmation, not by its creation', async () => {
  const late = await submitRequest(cast.visitor)
  const ids = [await createRequest(cast.ana), await createRequest(cast.ana)].map(({ id }) => id)
  expect((await feed(cast.litoral)).ids).toEqual(ids.toReversed())
  await confirmRequest(cast.visitor, late.rawId)
  const first = await feed(cast.litoral, { first: 2 })
  expect(first.ids).toEqual([late.id, ids[1]])
  expect((await feed(cast.litoral, { first: 2, after: first.pageInfo.endCursor })).ids).toEqual([ids[0]])
})

test('the feed is narrowed by urgency, origin and make', async () => {
  const part = (urgency: string) => ({ description: 'Faro', condition: 'ANY', quantity: 1, urgency })
  const urgent = await createRequest(cast.ana, { parts: [part('LOW'), part('URGENT')], brand: 'Fiat' })
  const high = await createRequest(cast.ana, { parts: [part('HIGH')], brand: 'FORD' })
  const calm = await createRequest(cast.ana, { parts: [part('MEDIUM')], brand: 'Ford' })
  await harness.services.db.prisma.partRequest.update({
    where: { id: high.rawId },
    data: { origin: 'ASSISTANT' },
  })
  const ids = async (filter: Record<string, unknown>) => (await feed(cast.pending, { filter })).ids
  expect(await ids({ urgentOnly: true })).toEqual([high.id, urgent.id])
  expect(await ids({ urgentOnly: false })).toEqual([calm.id, high.id, urgent.id])
  expect(await ids({ origin: 'ASSISTANT' })).toEqual([high.id])
  expect(await ids({ brands: ['ford'] })).toEqual([calm.id, high.id])
  expect(await ids({ brands: ['Fiat', 'Toyota'] })).toEqual([urgent.id])
  expect(await ids({ brands: [] })).toHaveLength(3)
  expect(await ids({ brands: ['ford'], urgentOnly: true, origin: 'FORM' })).toEqual([])
})

test('the feed is narrowed by department, category, time and notice', async () => {
  const part = (category: string | null) => ({
    description: 'Faro',
    condition: 'ANY',
    quantity: 1,
    urgency: 'LOW',
    category,
  })
  const { prisma } = harness.services.db
  const early = await createRequest(cast.ana, { department: 'ROCHA', parts: [part(null), part('LIGHTS')] })
  const afterEarly = harness.clock.now().toISOString()
  harness.clock.advance(1000)
  const late = await createRequest(cast.ana, { department: 'SALTO', parts: [part('BRAKES')] })
  const { provider } = requireProvider(cast.litoral.viewer)
  await prisma.requestAlert.deleteMany()
  await prisma.requestAlert.create({
    data: { requestId: early.rawId, providerId: provider.id, createdAt: harness.clock.now() },
  })
  const ids = async (filter: Record<string, unknown>) => (await feed(cast.litoral, { filter })).ids
  expect(await ids({ department: 'ROCHA' })).toEqual([early.id])
  expect(await ids({ category: 'LIGHTS' })).toEqual([early.id])
  expect(await ids({ category: 'BRAKES', department: 'ROCHA' })).toEqual([])
  expect(await ids({ sentAfter: afterEarly })).toEqual([late.id])
  const now = () => harness.clock.now().toISOString()
  expect(await ids({ updatedSince: now() })).toEqual([late.id])
  harness.clock.advance(1000)
  expect(await ids({ updatedSince: now() })).toEqual([])
  await cast.ana.data(
    'mutation ($input: AddToPartRequestInput!) { addToPartRequest(input: $input) { __typename } }',
    { input: { id: early.id, comment: 'Es el derecho', uploadIds: [] } },
  )
  expect(await ids({ updatedSince: now() })).toEqual([early.id])
  expect(await ids({ notifiedMe: true })).toEqual([early.id])
  expect(await ids({ notifiedMe: false })).toEqual([late.id, early.id])
  // The notices of one provider are no filter of another.
  expect((await feed(cast.bulevar, { filter: { notifiedMe: true } })).ids).toEqual([])
})

test('a longer feed takes no more reads', async () => {
  const reads = async () => {
    harness.statements.length = 0
    await feed(cast.litoral, { first: 50 })
    return harness.statements.filter(statement => statement.startsWith('SELECT')).length
  }
  await createRequest(cast.ana)
  const one = await reads()
  for (let made = 0; made < 9; made += 1) await createRequest(cast.ana)
  expect(await reads()).toBe(one)
  expect(one).toBeLessThanOrEqual(5)
})

test('an account lists its own requests, all or by state', async () => {
  const OWN = /* GraphQL */ `
    query ($states: [PartRequestState!]) {
      viewer { requests(first: 10, states: $states) { totalCount edges { node { id } } } }
    }
  `
  const first = await createRequest(cast.ana)
  const second = await createRequest(cast.ana)
  await createRequest(cast.bruno)
  await cast.ana.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
    { id: first.id },
  )
  const own = async (caller: Caller, states?: string[]) => {
    const { viewer } = await caller.data<{ viewer: { requests: Feed['requestFeed'] } }>(OWN, { states })
    return viewer.requests.edges.map(({ node }) => node.id)
  }
  expect(await own(cast.ana)).toEqual([second.id, first.id])
  expect(await own(cast.ana, ['OPEN', 'ANSWERED'])).toEqual([second.id])
  expect(await own(cast.ana, ['CANCELED'])).toEqual([first.id])
  expect(await own(cast.litoral)).toEqual([])
})

test('shows each viewer’s actions with their reasons', async () => {
  const request = await createRequest(cast.ana)
  const actions = async (caller: Caller) => {
    const { node } = await caller.data<{ node: { viewerActions: unknown } }>(NODE, { id: request.id })
    return node.viewerActions
  }
  const can = (action: string) => ({ action, enabled: true, disabledReason: null })
  expect(await actions(cast.ana)).toEqual([
    ...['CANCEL', 'EDIT', 'ADD', 'EXTEND'].map(can),
    { action: 'COPY', enabled: false, disabledReason: 'El pedido todavía recibe ofertas.' },
    can('DELETE'),
  ])
  expect(await actions(cast.admin)).toEqual([])
  expect(await actions(cast.litoral)).toEqual([{ action: 'OFFER', enabled: true, disabledReason: null }])
  expect(await actions(cast.pending)).toEqual([
    {
      action: 'OFFER',
      enabled: false,
      disabledReason: 'Tu cuenta está en revisión. Cuando la aprobemos vas a poder ofertar.',
    },
  ])
  await createOffer(cast.litoral, request)
  expect(await actions(cast.litoral)).toEqual([
    {
      action: 'OFFER',
      enabled: false,
      disabledReason: 'Ya enviaste una oferta para este pedido. Podés editarla en Ofertas.',
    },
  ])
  expect(await actions(cast.bulevar)).toMatchObject([{ enabled: true }])
  await cast.ana.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
    { id: request.id },
  )
  for (const [caller, action] of [
    [cast.ana, 'CANCEL'],
    [cast.bulevar, 'OFFER'],
  ] as const) {
    expect(await actions(caller)).toContainEqual({
      action,
      enabled: false,
      disabledReason: 'El pedido fue cancelado.',
    })
  }
})

test('a rejected provider keeps what it has quoted and sees nothing else', async () => {
  const quoted = await createRequest(cast.ana)
  const other = await createRequest(cast.ana)
  await createOffer(cast.bulevar, quoted)
  const rejected = await reject(cast.bulevar)
  expect(await rejected.data(NODE, { id: quoted.id })).toMatchObject({ node: { brand: 'Volkswagen' } })
  expect(await rejected.data(NODE, { id: other.id })).toEqual({ node: null })
  expect(await feed(rejected)).toMatchObject({ totalCount: 0, ids: [] })
})
