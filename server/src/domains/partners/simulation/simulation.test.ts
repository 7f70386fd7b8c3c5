import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { quickHash } from '../../../../test/quickHash.ts'
import { createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import { type ServedSite, serveSite } from '../../../../test/servedSite.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { findDiscrepancies } from '../../payments/ledgerAudit.ts'
import { handlers } from '../../reactions.ts'
import { newKey } from '../keyText.ts'

const PASSWORD = 'una clave larga'
let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness({ hasTestMarket: true })
  cast = await createCast(harness)
  site = await serveSite(harness)
  await harness.services.db.prisma.account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const CREATE = /* GraphQL */ `
  mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      ... on CreatedApiKeyPayload { secret apiKey { id hint mode } }
      ... on Refusal { code }
    }
  }
`
const FEED = '{ requestFeed(first: 20) { edges { node { id brand model parts { id } } } } }'
const SIMULATE_REQUEST = /* GraphQL */ `
  mutation ($input: SimulateRequestInput!) {
    simulateRequest(input: $input) {
      ... on SimulateRequestPayload { request { id parts { id } } }
      ... on Refusal { code message }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const SYNC = /* GraphQL */ `
  mutation ($input: SyncOffersInput!) {
    syncOffers(input: $input) { ... on SyncOffersPayload { results { outcome objectId code } } ... on Refusal { code } }
  }
`
const ORDER = '... on OrderPayload { order { id state paid payout } } ... on Refusal { code }'
const PURCHASE = `mutation ($offerId: ID!) { simulatePurchase(offerId: $offerId) { ${ORDER} } }`
const RECEIPT = `mutation ($orderId: ID!) { simulateReceipt(orderId: $orderId) { ${ORDER} } }`
const EVENTS = '{ events { events { type } } }'
const SCOPES = ['REQUESTS_READ', 'OFFERS_WRITE', 'ORDERS_READ']

interface Created {
  readonly secret: string
  readonly apiKey: { readonly id: string; readonly hint: string; readonly mode: string }
}
async function createKey(mode: 'LIVE' | 'TEST', shop = cast.litoral): Promise<Created> {
  const input = { name: 'Programa', scopes: SCOPES, mode, days: 30, password: PASSWORD }
  return (await shop.data<{ createApiKey: Created }>(CREATE, { input })).createApiKey
}

/** A program with this key. */
function program({ secret }: Pick<Created, 'secret'>) {
  return async <T = never>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const response = await fetch(site.graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
}

type Feed = { requestFeed: { edges: { node: { id: string; brand: string } }[] } }
const idsOf = ({ requestFeed }: Feed) => requestFeed.edges.map(({ node }) => node.id)

const vehicle = () => {
  const { brand, model, year, department, parts } = requestInput()
  return { input: { brand, model, year, department, parts } }
}

/** Handles the jobs of the simulated market. */
async function drainMarket() {
  const market = await harness.testMarket?.open()
  if (!market) throw new Error('there is no simulated market')
  await market.jobs.drain(handlers, market.services)
  return market
}

type Simulated = { simulateRequest: { request: { id: string; parts: { id: string }[] } } }
type Synced = { syncOffers: { results: { outcome: string; objectId: string }[] } }

async function offerFor(run: ReturnType<typeof program>): Promise<string> {
  const { simulateRequest } = await run<Simulated>(SIMULATE_REQUEST, vehicle())
  const { request } = simulateRequest
  const lines = request.parts.map(({ id }) => ({
    requestedPartId: id,
    price: 500_000,
    condition: 'USED',
    deliveryTime: 'IMMEDIATE',
    validHours: 72,
  }))
  const rows = [{ externalId: request.id.slice(0, 60), requestId: request.id, lines }]
  const { syncOffers } = await run<Synced>(SYNC, { input: { mode: 'VALID_ROWS', rows } })
  expect(syncOffers.results).toMatchObject([{ outcome: 'CREATED' }])
  return syncOffers.results[0]?.objectId ?? ''
}

test('a test key reaches the simulated market alone, and a live one never does', async () => {
  const real = await createRequest(cast.ana)
  const [live, tried] = [await createKey('LIVE'), await createKey('TEST')]
  expect(tried).toMatchObject({ apiKey: { mode: 'TEST', hint: expect.stringMatching(/^tuerca_test_/) } })
  const [inLive, inTest] = [program(live), program(tried)]
  expect(idsOf(await inTest<Feed>(FEED))).toEqual([])
  const { simulateRequest } = await inTest<Simulated>(SIMULATE_REQUEST, vehicle())
  expect(idsOf(await inTest<Feed>(FEED))).toEqual([simulateRequest.request.id])
  expect(idsOf(await inLive<Feed>(FEED))).toEqual([real.id])
  expect(await inTest('query ($id: ID!) { node(id: $id) { id } }', { id: real.id })).toEqual({ node: null })
  expect(await inLive(SIMULATE_REQUEST, vehicle())).toMatchObject({
    simulateRequest: { code: 'WRONG_STATE' },
  })
  expect(await cast.litoral.data(SIMULATE_REQUEST, vehicle())).toMatchObject({
    simulateRequest: { code: 'WRONG_STATE' },
  })
})

test('an offer is bought, sent, received and released, and each step is an event', async () => {
  const run = program(await createKey('TEST', cast.bulevar))
  const offerId = await offerFor(run)
  const { simulatePurchase } = await run<{ simulatePurchase: { order: { id: string } } }>(PURCHASE, {
    offerId,
  })
  expect(simulatePurchase.order).toMatchObject({ state: 'PAID' })
  expect(await run(PURCHASE, { offerId })).toMatchObject({ simulatePurchase: { code: 'WRONG_STATE' } })
  const orderId = simulatePurchase.order.id
  expect(await run(RECEIPT, { orderId })).toMatchObject({ simulateReceipt: { order: { state: 'RELEASED' } } })
  expect(await run(RECEIPT, { orderId })).toMatchObject({ simulateReceipt: { code: 'WRONG_STATE' } })
  const { services } = await drainMarket()
  const { events } = await run<{ events: { events: { type: string }[] } }>(EVENTS)
  const types = events.events.map(({ type }) => type)
  for (const type of ['offer.accepted', 'order.paid', 'order.released']) expect(types).toContain(type)
  expect(await findDiscrepancies(services.db.prisma, harness.clock.now())).toEqual([])
  const { prisma } = harness.services.db
  expect([await prisma.order.count(), await prisma.payment.count(), harness.mails.length]).toEqual([0, 0, 0])
})

test('a shop touches no other’s offers and sales', async () => {
  const [own, other] = [
    program(await createKey('TEST', cast.litoral)),
    program(await createKey('TEST', cast.bulevar)),
  ]
  const offerId = await offerFor(own)
  expect(await other(PURCHASE, { offerId })).toMatchObject({ simulatePurchase: { code: 'NOT_FOUND' } })
  const { simulatePurchase } = await own<{ simulatePurchase: { order: { id: string } } }>(PURCHASE, {
    offerId,
  })
  const orderId = simulatePurchase.order.id
  expect(await other(RECEIPT, { orderId })).toMatchObject({ simulateReceipt: { code: 'NOT_FOUND' } })
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await other(node, { id: offerId })).toEqual({ node: null })
})

test('the market has nothing of the shop besides its name and coverage', async () => {
  await program(await createKey('TEST'))(FEED)
  const market = await harness.testMarket?.open()
  const account = await market?.services.db.prisma.account.findFirst({
    where: { providerProfile: { companyName: 'Repuestos del Litoral' } },
    include: { providerProfile: true },
  })
  expect(account).toMatchObject({
    passwordHash: null,
    name: 'Repuestos del Litoral',
    email: expect.stringMatching(/@tienda\.invalid$/),
    providerProfile: { rut: null, address: null, status: 'APPROVED' },
  })
})

test('a websocket of a test key hears the simulated market', async () => {
  const { secret } = await createKey('TEST')
  class WithKey extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${secret}` } })
    }
  }
  const client = createClient({ url: site.socket, webSocketImpl: WithKey, retryAttempts: 0 })
  const heard = client.iterate({ query: 'subscription { feedRequest { id } }' }).next()
  // Answered after the subscription has begun, on the same socket.
  await client.iterate({ query: FEED }).next()
  const { simulateRequest } = await program({ secret })<Simulated>(SIMULATE_REQUEST, vehicle())
  const { id } = simulateRequest.request
  expect((await heard).value).toEqual({ data: { feedRequest: { id } } })
  await client.dispose()
})

test('a revoked test key, and one of a suspended shop, end as a live one does', async () => {
  const { secret, apiKey } = await createKey('TEST')
  await cast.litoral.data('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id: apiKey.id })
  await expect(program({ secret })(FEED)).rejects.toThrow('API_KEY_REVOKED')
})

test('a site without a simulated market makes no test keys and knows none', async () => {
  const plain = await createHarness()
  try {
    const own = await createCast(plain)
    await plain.services.db.prisma.account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
    const input = { name: 'Programa', scopes: SCOPES, mode: 'TEST', days: 30, password: PASSWORD }
    expect(await own.litoral.data(CREATE, { input })).toMatchObject({ createApiKey: { code: 'WRONG_STATE' } })
    const answer = await own.litoral.data('{ viewer { provider { hasTestMarket } } }')
    expect(answer).toEqual({ viewer: { provider: { hasTestMarket: false } } })
  } finally {
    await plain.close()
  }
  await expect(program({ secret: newKey('TEST') })(FEED)).rejects.toThrow('API_KEY_UNKNOWN')
})
