import { expect } from 'vitest'
import { handlers } from '../src/domains/reactions.ts'
import type { Caller, Harness } from './harness.ts'
import { quickHash } from './quickHash.ts'
import { requestInput } from './requestsWorld.ts'
import type { ServedSite } from './servedSite.ts'

const PASSWORD = 'una clave larga'

const CREATE = /* GraphQL */ `
  mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      ... on CreatedApiKeyPayload { secret apiKey { id hint mode } }
      ... on Refusal { code }
    }
  }
`
const SCOPES = ['REQUESTS_READ', 'OFFERS_WRITE', 'ORDERS_READ', 'CATALOGUE_WRITE']

/** Lets each account of the harness make keys. */
export async function givePasswords({ services }: Harness): Promise<void> {
  await services.db.prisma.account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
}

export interface CreatedKey {
  readonly secret: string
  readonly apiKey: { readonly id: string; readonly hint: string; readonly mode: string }
}

/** Makes a key of that provider, by default for tests. */
export async function createKey(shop: Caller, overrides: object = {}): Promise<CreatedKey> {
  const input = {
    name: 'Programa',
    scopes: SCOPES,
    mode: 'TEST',
    days: 30,
    password: PASSWORD,
    ...overrides,
  }
  return (await shop.data<{ createApiKey: CreatedKey }>(CREATE, { input })).createApiKey
}

/** Answers the data of an operation. Throws its errors. */
export type Program = <T = never>(query: string, variables?: Record<string, unknown>) => Promise<T>

/** A program with this key. */
export function program({ graphql }: ServedSite, { secret }: Pick<CreatedKey, 'secret'>): Program {
  return async <T = never>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const response = await fetch(graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
}

/** Handles the jobs of the simulated market. */
export async function drainMarket({ testMarket }: Harness) {
  const market = await testMarket?.open()
  if (!market) throw new Error('there is no simulated market')
  await market.jobs.drain(handlers, market.services)
  return market
}

export const SIMULATE_REQUEST = /* GraphQL */ `
  mutation ($input: SimulateRequestInput!) {
    simulateRequest(input: $input) {
      ... on SimulateRequestPayload { request { id parts { id } } }
      ... on Refusal { code message }
      ... on InvalidInput { fields { path message } }
    }
  }
`
/** A car and parts that the cast's shops have. */
export const vehicle = () => {
  const { brand, model, year, department, parts } = requestInput()
  return { input: { brand, model, year, department, parts } }
}

const SYNC = /* GraphQL */ `
  mutation ($input: SyncOffersInput!) {
    syncOffers(input: $input) { ... on SyncOffersPayload { results { outcome objectId code } } ... on Refusal { code } }
  }
`
const ORDER = '... on OrderPayload { order { id state paid payout } } ... on Refusal { code }'
export const PURCHASE = `mutation ($offerId: ID!) { simulatePurchase(offerId: $offerId) { ${ORDER} } }`
export const RECEIPT = `mutation ($orderId: ID!) { simulateReceipt(orderId: $orderId) { ${ORDER} } }`

export type Simulated = { simulateRequest: { request: { id: string; parts: { id: string }[] } } }
type Synced = { syncOffers: { results: { outcome: string; objectId: string }[] } }

/** Has the program's buyer ask, and offers every part; returns the offer's global id. */
export async function offerFor(run: Program): Promise<string> {
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
