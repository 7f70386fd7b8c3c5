import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { line } from '../../../test/offersWorld.ts'
import { repeatRequest } from '../../../test/partnersWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { DAY_MS } from '../../platform/clock.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

let request: CreatedRequest
beforeEach(async () => {
  request = await createRequest(cast.ana)
})

const SYNC = /* GraphQL */ `
  mutation ($input: SyncOffersInput!) {
    syncOffers(input: $input) {
      ... on SyncOffersPayload {
        isReplay
        counts { created updated unchanged rejected }
        results { index externalId outcome code path objectId }
      }
      ... on Refusal { code path }
    }
  }
`
const VERSIONS = /* GraphQL */ `
  query ($id: ID!) { node(id: $id) { ... on Offer { state currentVersion { number lines { price } } } } }
`

interface Result {
  readonly externalId: string
  readonly outcome: string
  readonly code: string | null
  readonly path: readonly string[]
  readonly objectId: string
}
interface Payload {
  readonly isReplay: boolean
  readonly counts: object
  readonly results: readonly Result[]
}

function rowOf(externalId: string, { id, partIds }: CreatedRequest = request, overrides: object = {}) {
  return { externalId, requestId: id, lines: partIds.map(part => line(part)), ...overrides }
}
const priced = (price: number) => ({ lines: request.partIds.map(part => line(part, { price })) })

async function sync(rows: readonly object[], input: object = {}, caller = cast.litoral): Promise<Payload> {
  const whole = { mode: 'VALID_ROWS', rows, ...input }
  return (await caller.data<{ syncOffers: Payload }>(SYNC, { input: whole })).syncOffers
}
const outcomes = ({ results }: Payload) => results.map(({ outcome, code }) => code ?? outcome)
const offerCount = () => harness.services.db.prisma.offer.count()

test('creates an offer, leaves it, revises it and knows it by the shop’s id', async () => {
  const first = await sync([rowOf('A-1')])
  expect(first).toMatchObject({
    isReplay: false,
    counts: { created: 1, updated: 0, unchanged: 0, rejected: 0 },
    results: [{ index: 0, externalId: 'A-1', outcome: 'CREATED', code: null, path: [] }],
  })
  const id = first.results[0]?.objectId
  expect(outcomes(await sync([rowOf('A-1')]))).toEqual(['UNCHANGED'])
  const revised = await sync([rowOf('A-1', request, priced(510_000))])
  expect(revised.results).toMatchObject([{ outcome: 'UPDATED', objectId: id }])
  expect(await cast.litoral.data(VERSIONS, { id })).toMatchObject({
    node: { state: 'PENDING', currentVersion: { number: 2, lines: [{ price: 510_000 }] } },
  })
})

test('renews an expired offer and leaves one that a person withdrew', async () => {
  const expired = await sync([rowOf('B-1')])
  harness.clock.advance(8 * DAY_MS)
  expect(outcomes(await sync([rowOf('B-1')]))).toEqual(['UPDATED'])
  const id = expired.results[0]?.objectId
  await cast.litoral.data('mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }', { id })
  expect(outcomes(await sync([rowOf('B-1')]))).toEqual(['UNCHANGED'])
  expect(await cast.litoral.data(VERSIONS, { id })).toMatchObject({ node: { state: 'WITHDRAWN' } })
  expect(outcomes(await sync([rowOf('B-1', request, priced(500_000))]))).toEqual(['UPDATED'])
})

test('judges each row alone: code and path say why one is rejected', async () => {
  const other = await createRequest(cast.ana)
  await sync([rowOf('C-1')])
  const before = await offerCount()
  const rows = [
    rowOf('C-1', other),
    rowOf('C-2', other, { lines: other.partIds.map(part => line(part, { price: 50 })) }),
    rowOf('C-3', other, { lines: request.partIds.map(part => line(part)) }),
    rowOf('   ', other),
    rowOf('C-4', other),
    rowOf('C-4', await createRequest(cast.ana)),
    rowOf('C-5'),
  ]
  const { counts, results } = await sync(rows)
  expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, rejected: 6 })
  expect(results.map(({ externalId, code, path }) => [externalId, code, path])).toEqual([
    ['C-1', 'EXTERNAL_ID_TAKEN', ['externalId']],
    ['C-2', 'INVALID_INPUT', ['lines', '0', 'price']],
    ['C-3', 'INVALID_INPUT', ['lines', '0']],
    ['   ', 'INVALID_INPUT', ['externalId']],
    ['C-4', null, []],
    ['C-4', 'ROW_REPEATED', ['externalId']],
    ['C-5', 'OFFER_EXISTS', []],
  ])
  expect(await offerCount()).toBe(before + 1)
})

test('applies all rows or none', async () => {
  const other = await createRequest(cast.ana)
  const before = await offerCount()
  const events = await harness.services.db.prisma.domainEvent.count()
  const rows = [rowOf('D-1'), rowOf('D-2', other, { lines: [] })]
  const refused = await sync(rows, { mode: 'ALL_OR_NOTHING' })
  expect(outcomes(refused)).toEqual(['NOT_APPLIED', 'INVALID_INPUT'])
  expect(await offerCount()).toBe(before)
  expect(await harness.services.db.prisma.domainEvent.count()).toBe(events)
  const done = await sync([rowOf('D-1'), rowOf('D-2', other)], { mode: 'ALL_OR_NOTHING' })
  expect(outcomes(done)).toEqual(['CREATED', 'CREATED'])
})

describe('with an idempotency key', () => {
  test('answers a repeated call as before, and refuses another input', async () => {
    const input = { idempotencyKey: 'noche-2061-11-21' }
    const first = await sync([rowOf('E-1')], input)
    const before = await offerCount()
    expect(await sync([rowOf('E-1')], input)).toEqual({ ...first, isReplay: true })
    expect(await sync([rowOf('E-1', request, priced(400_000))], input)).toEqual({
      code: 'IDEMPOTENCY_KEY_REUSED',
      path: ['idempotencyKey'],
    })
    expect(await offerCount()).toBe(before)
    const elsewhere = await sync([rowOf('E-1')], input, cast.bulevar)
    expect(elsewhere).toMatchObject({ isReplay: false, results: [{ outcome: 'CREATED' }] })
    harness.clock.advance(DAY_MS)
    expect(await sync([rowOf('E-1')], input)).toMatchObject({
      isReplay: false,
      results: [{ outcome: 'UNCHANGED' }],
    })
  })

  test('runs once when two calls arrive together', async () => {
    const input = { idempotencyKey: 'dos-a-la-vez' }
    const both = await Promise.all([sync([rowOf('F-1')], input), sync([rowOf('F-1')], input)])
    expect(both.map(({ isReplay }) => isReplay).toSorted()).toEqual([false, true])
    expect(both.map(outcomes)).toEqual([['CREATED'], ['CREATED']])
  })

  test('forgets keys after a day', async () => {
    await sync([rowOf('G-1')], { idempotencyKey: 'para-olvidar' })
    harness.clock.advance(DAY_MS)
    await harness.runJob('partners.removeOld')
    expect(await harness.services.db.prisma.idempotentCall.count()).toBe(0)
  })

  test.each(['corta', 'con espacio adentro', 'ñandú-ñandú', 'x'.repeat(101)])('%j is none', async key => {
    expect(await sync([rowOf('H-1')], { idempotencyKey: key })).toMatchObject({
      code: 'INVALID_INPUT',
      path: ['idempotencyKey'],
    })
  })
})

test('two calls about one external id make one offer', async () => {
  const both = await Promise.all([sync([rowOf('I-1')]), sync([rowOf('I-1')])])
  expect(both.flatMap(outcomes).toSorted()).toEqual(['CREATED', 'UNCHANGED'])
})

test('takes 250 rows within the time of one operation, and not one more', async () => {
  const rows = (await repeatRequest(harness, request, 250)).map((one, n) => rowOf(`J-${n}`, one))
  expect(await sync([...rows, rowOf('J-250')])).toMatchObject({ code: 'INVALID_INPUT', path: ['rows'] })
  expect((await sync(rows)).counts).toEqual({ created: 250, updated: 0, unchanged: 0, rejected: 0 })
  expect((await sync(rows)).counts).toEqual({ created: 0, updated: 0, unchanged: 250, rejected: 0 })
})
