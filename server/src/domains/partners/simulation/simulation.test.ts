import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type ServedSite, serveSite } from '../../../../test/servedSite.ts'
import {
  type CreatedKey,
  createKey,
  drainMarket,
  givePasswords,
  offerFor,
  PURCHASE,
  program,
  RECEIPT,
  SIMULATE_REQUEST,
  type Simulated,
  vehicle,
} from '../../../../test/testMarketWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { findDiscrepancies } from '../../payments/ledgerAudit.ts'
import { newKey } from '../keyText.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness({ hasTestMarket: true })
  cast = await createCast(harness)
  site = await serveSite(harness)
  await givePasswords(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const programOf = (created: Pick<CreatedKey, 'secret'>) => program(site, created)

const FEED = '{ requestFeed(first: 20) { edges { node { id brand model parts { id } } } } }'
const EVENTS = '{ events { events { type } } }'
type Feed = { requestFeed: { edges: { node: { id: string; brand: string } }[] } }
const idsOf = ({ requestFeed }: Feed) => requestFeed.edges.map(({ node }) => node.id)

test('a test key reaches the simulated market alone, and a live one never does', async () => {
  const real = await createRequest(cast.ana)
  const [live, tried] = [await createKey(cast.litoral, { mode: 'LIVE' }), await createKey(cast.litoral)]
  expect(tried).toMatchObject({ apiKey: { mode: 'TEST', hint: expect.stringMatching(/^tuerca_test_/) } })
  const [inLive, inTest] = [programOf(live), programOf(tried)]
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
  const run = programOf(await createKey(cast.bulevar))
  const offerId = await offerFor(run)
  const { simulatePurchase } = await run<{ simulatePurchase: { order: { id: string } } }>(PURCHASE, {
    offerId,
  })
  expect(simulatePurchase.order).toMatchObject({ state: 'PAID' })
  expect(await run(PURCHASE, { offerId })).toMatchObject({ simulatePurchase: { code: 'WRONG_STATE' } })
  const orderId = simulatePurchase.order.id
  expect(await run(RECEIPT, { orderId })).toMatchObject({ simulateReceipt: { order: { state: 'RELEASED' } } })
  expect(await run(RECEIPT, { orderId })).toMatchObject({ simulateReceipt: { code: 'WRONG_STATE' } })
  const { services } = await drainMarket(harness)
  const { events } = await run<{ events: { events: { type: string }[] } }>(EVENTS)
  const types = events.events.map(({ type }) => type)
  for (const type of ['request.matched', 'offer.accepted', 'order.paid', 'order.released'])
    expect(types).toContain(type)
  expect(await findDiscrepancies(services.db.prisma, harness.clock.now())).toEqual([])
  const { prisma } = harness.services.db
  expect([await prisma.order.count(), await prisma.payment.count(), harness.mails.length]).toEqual([0, 0, 0])
})

test('a shop hears of the simulated requests that its real coverage has, and of no others', async () => {
  const { prisma } = harness.services.db
  const shop = { companyName: 'Repuestos del Litoral' }
  const heard = async (offersNationwideShipping: boolean) => {
    await prisma.providerProfile.updateMany({
      where: shop,
      data: { brands: ['Fiat'], departments: ['SALTO'], offersNationwideShipping },
    })
    // The copy is brought up to date after a minute.
    harness.clock.advance(MINUTE_MS)
    const run = programOf(await createKey(cast.litoral))
    const ids: string[] = []
    for (const wanted of [{ brand: 'Fiat' }, { brand: 'Audi' }, { brand: 'Fiat', department: 'ROCHA' }]) {
      const { simulateRequest } = await run<Simulated>(SIMULATE_REQUEST, {
        input: { ...vehicle().input, department: 'SALTO', ...wanted },
      })
      ids.push(simulateRequest.request.id)
    }
    await drainMarket(harness)
    const { events } = await run<{ events: { events: { type: string; objectId: string }[] } }>(
      '{ events { events { type objectId } } }',
    )
    const matched = events.events.filter(({ type }) => type === 'request.matched')
    return ids.map(id => matched.some(({ objectId }) => objectId === id))
  }
  expect(await heard(false)).toEqual([true, false, false])
  expect(await heard(true)).toEqual([true, false, true])
})

test('a shop touches no other’s offers and sales', async () => {
  const [own, other] = [programOf(await createKey(cast.litoral)), programOf(await createKey(cast.bulevar))]
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
  await programOf(await createKey(cast.litoral))(FEED)
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
  const { secret } = await createKey(cast.litoral)
  class WithKey extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${secret}` } })
    }
  }
  const client = createClient({ url: site.socket, webSocketImpl: WithKey, retryAttempts: 0 })
  const heard = client.iterate({ query: 'subscription { feedRequest { id } }' }).next()
  // Answered after the subscription has begun, on the same socket.
  await client.iterate({ query: FEED }).next()
  const { simulateRequest } = await programOf({ secret })<Simulated>(SIMULATE_REQUEST, vehicle())
  const { id } = simulateRequest.request
  expect((await heard).value).toEqual({ data: { feedRequest: { id } } })
  await client.dispose()
})

test('a revoked test key, and one of a suspended shop, end as a live one does', async () => {
  const { secret, apiKey } = await createKey(cast.litoral)
  await cast.litoral.data('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id: apiKey.id })
  await expect(programOf({ secret })(FEED)).rejects.toThrow('API_KEY_REVOKED')
})

test('a site without a simulated market makes no test keys and knows none', async () => {
  const plain = await createHarness()
  try {
    const own = await createCast(plain)
    await givePasswords(plain)
    expect(await createKey(own.litoral)).toMatchObject({ code: 'WRONG_STATE' })
    const answer = await own.litoral.data('{ viewer { provider { hasTestMarket } } }')
    expect(answer).toEqual({ viewer: { provider: { hasTestMarket: false } } })
  } finally {
    await plain.close()
  }
  await expect(programOf({ secret: newKey('TEST') })(FEED)).rejects.toThrow('API_KEY_UNKNOWN')
})
