import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { requireAccount } from '../../src/domains/viewer.ts'
import { schema } from '../../src/graphql/schema.ts'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { anyCall } from '../anyCall.ts'
import { runImport, startImport } from '../catalogueImportsWorld.ts'
import { createOffer } from '../offersWorld.ts'
import { randomNumbers } from '../queryGenerator.ts'
import { createRequest } from '../requestsWorld.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'
import {
  createKey,
  drainMarket,
  givePasswords,
  offerFor,
  type Program,
  PURCHASE,
  program,
} from '../testMarketWorld.ts'
import { createUploadsWorld, type UploadsWorld } from '../uploadsWorld.ts'

/** Keys with every permission, over HTTP: those of two shops in both markets. */
let world: UploadsWorld
let site: ServedSite
let own: { readonly live: Program; readonly test: Program }
let other: { readonly live: Program; readonly test: Program }
beforeAll(async () => {
  world = await createUploadsWorld({ hasTestMarket: true })
  site = await serveSite(world.harness)
  await givePasswords(world.harness)
  const keysOf = async (shop: typeof world.cast.litoral) => ({
    live: program(site, await createKey(shop, { mode: 'LIVE' })),
    test: program(site, await createKey(shop)),
  })
  own = await keysOf(world.cast.litoral)
  other = await keysOf(world.cast.bulevar)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const CALLS = 40

const SYNC_ITEMS = /* GraphQL */ `
  mutation ($input: SyncCatalogueInput!) {
    syncCatalogue(input: $input) {
      ... on SyncCataloguePayload { isReplay results { outcome objectId } }
      ... on Refusal { code }
    }
  }
`
const items = (externalId: string) => ({
  mode: 'VALID_ROWS',
  idempotencyKey: 'la-misma-clave',
  rows: [
    {
      externalId,
      name: 'Alternador',
      condition: 'USED',
      price: 485_000,
      quantity: 2,
      deliveryTime: 'IMMEDIATE',
    },
  ],
})
interface Synced {
  readonly syncCatalogue: {
    readonly isReplay: boolean
    readonly results: readonly { readonly outcome: string; readonly objectId: string }[]
  }
}

/** Something of the shop of each type that keys read, in that market. */
async function thingsOf(run: Program, market: 'live' | 'test'): Promise<string[]> {
  const { syncCatalogue } = await run<Synced>(SYNC_ITEMS, { input: items('A-1') })
  const importId = await startImport({ data: run }, '{}\n')
  const things = [importId, syncCatalogue.results[0]?.objectId ?? '']
  if (market === 'live') {
    const offerId = await createOffer(world.cast.litoral, await createRequest(world.cast.ana))
    return [...things, offerId]
  }
  const offerId = await offerFor(run)
  const { simulatePurchase } = await run<{ simulatePurchase: { order: { id: string } } }>(PURCHASE, {
    offerId,
  })
  return [...things, offerId, simulatePurchase.order.id]
}

const NODE = 'query ($id: ID!) { node(id: $id) { __typename } }'

test.each(['live', 'test'] as const)(
  'what a shop has in the %s market is nothing to another shop, and nothing in the other market',
  async market => {
    const things = await thingsOf(own[market], market)
    const elsewhere = market === 'live' ? own.test : own.live
    for (const id of things) {
      expect(await own[market](NODE, { id })).toMatchObject({ node: { __typename: expect.any(String) } })
      for (const stranger of [other.live, other.test, elsewhere])
        expect(await stranger(NODE, { id })).toEqual({ node: null })
    }
    const [importId = ''] = things
    for (const stranger of [other.live, other.test, elsewhere])
      expect(await runImport({ data: stranger }, importId)).toMatchObject({ code: 'NOT_FOUND' })
    const lists =
      '{ viewer { provider { catalogue(first: 5) { totalCount } offers(first: 5) { edges { node { id } } } } } }'
    expect(await other[market](lists)).toEqual({
      viewer: { provider: { catalogue: { totalCount: 0 }, offers: { edges: [] } } },
    })
  },
)

test('an idempotency key is one of its shop and its market', async () => {
  for (const run of [own.live, own.test]) await run(SYNC_ITEMS, { input: items('A-1') })
  const { syncCatalogue } = await own.live<Synced>(SYNC_ITEMS, { input: items('A-1') })
  expect(syncCatalogue.isReplay).toBe(true)
  // The input of another shop with the same key is neither a replay nor a reuse.
  const strange = await other.live<Synced>(SYNC_ITEMS, { input: items('B-9') })
  expect(strange.syncCatalogue).toMatchObject({ isReplay: false, results: [{ outcome: 'CREATED' }] })
  expect(await own.test(SYNC_ITEMS, { input: items('A-2') })).toEqual({
    syncCatalogue: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})

test('the door takes no body without a length, and no more than 1 MiB from a key for tests', async () => {
  const { secret } = await createKey(world.cast.litoral)
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const send = async (body: string | ReadableStream) => {
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const response = await fetch(site.graphql, init as RequestInit)
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
    return [response.status, errors?.[0]?.extensions.code]
  }
  expect(await send(`{"query":"{events{next}}"}${' '.repeat(1024 * 1024)}`)).toEqual([413, 'BODY_TOO_LARGE'])
  expect(await send(new Blob(['{"query":"{events{next}}"}']).stream())).toEqual([411, 'LENGTH_REQUIRED'])
  expect(await send('{"query":"{events{next}}"}')).toEqual([200, undefined])
})

/** Resolves with the code with which the site closes a socket of that key. */
async function listening(secret: string): Promise<{ readonly closed: Promise<number> }> {
  class WithKey extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${secret}` } })
    }
  }
  let close: (code: number) => void = () => {}
  const closed = new Promise<number>(resolve => {
    close = resolve
  })
  const client = createClient({
    url: site.socket,
    webSocketImpl: WithKey,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    on: { closed: event => close((event as { code: number }).code) },
  })
  await client.iterate({ query: '{ events { next } }' }).next()
  return { closed }
}

test.each(['simulateRequest', 'simulatePurchase', 'simulateReceipt', 'syncOffers', 'makeOffer'])(
  '%s answers any input in the simulated market with a payload or a refusal',
  async name => {
    const field = schema.getMutationType()?.getFields()[name]
    if (!field) throw new Error(`there is no ${name}`)
    const random = randomNumbers(name.length)
    const ids = await thingsOf(own.test, 'test')
    const shop = program(site, await createKey(world.cast.litoral))
    for (let times = 0; times < CALLS; times += 1) {
      // A key's budget refills meanwhile.
      world.harness.clock.advance(10_000)
      const { document, variables } = anyCall(field, random, ids)
      const answer = await shop<Record<string, { __typename: string }>>(document, variables)
      expect([variables, answer[name]?.__typename]).toEqual([variables, expect.any(String)])
    }
  },
  240_000,
)

test('a revoked key for tests loses its socket, though the real market has the key', async () => {
  const { secret, apiKey } = await createKey(world.cast.litoral)
  const { closed } = await listening(secret)
  const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }'
  await world.cast.litoral.data(revoke, { id: apiKey.id })
  expect(await closed).toBe(4403)
})

test('a suspended shop has no simulated market', async () => {
  const { secret } = await createKey(world.cast.bulevar)
  const { closed } = await listening(secret)
  const { id = '' } = requireAccount(world.cast.bulevar.viewer).provider ?? {}
  const variables = { id: encodeGlobalId('Provider', id), reason: 'Vende lo que no tiene' }
  await world.cast.admin.data(
    'mutation ($id: ID!, $reason: String!) { suspendProvider(id: $id, reason: $reason) { __typename } }',
    variables,
  )
  expect(await closed).toBe(4403)
  await expect(program(site, { secret })('{ events { next } }')).rejects.toThrow('API_KEY_SUSPENDED')
})

test('an erased shop is erased from the simulated market', async () => {
  const { harness, cast } = world
  const { accountId } = requireAccount(cast.litoral.viewer)
  const { services } = await drainMarket(harness)
  harness.clock.advance(MINUTE_MS)
  await harness.testMarket?.forget(accountId)
  const copy = await services.db.prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { providerProfile: { include: { catalogueItems: true, apiKeys: true } } },
  })
  expect(copy).toMatchObject({
    name: 'Cuenta eliminada',
    providerProfile: {
      companyName: 'Cuenta eliminada',
      partsDescription: '',
      catalogueItems: [],
      apiKeys: [],
    },
  })
  expect(await services.db.prisma.offerLine.count({ where: { description: { not: null } } })).toBe(0)
})
