import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import { TWO_PARTS } from '../../../test/paymentsWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { sweepDeadlines } from '../../platform/deadlines.ts'
import { requireProvider } from '../viewer.ts'
import { TOO_LONG, TOO_SHORT, UNTIL_WHEN } from './offer.input.ts'

let harness: Harness
let cast: Cast
let request: CreatedRequest
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  request = await createRequest(cast.ana)
})

const firstPart = () => request.partIds[0] ?? ''
const make = (caller = cast.litoral, lines: unknown[] = [line(firstPart())]) =>
  caller.run(MAKE_OFFER, { input: { requestId: request.id, lines } })

const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) {
    reviseOffer(input: $input) {
      __typename
      ... on OfferPayload { offer { state currentVersion { number total } } }
      ... on Refusal { code message }
    }
  }
`
const revise = (caller: Cast['litoral'], offerId: string, versionNumber: number, price = 500_000) =>
  caller.run(REVISE, { input: { offerId, versionNumber, lines: [line(firstPart(), { price })] } })

const MOVE = (field: 'withdrawOffer' | 'rejectOffer') => /* GraphQL */ `
  mutation ($id: ID!) { ${field}(id: $id) { __typename ... on OfferPayload { offer { state } } ... on Refusal { code message } } }
`
const COMPARE = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        state
        viewerOffer { id }
        offers(first: 10, orderBy: PRICE) {
          totalCount
          edges { node { id state provider { name department } currentVersion { total } viewerActions { action enabled disabledReason } } }
        }
        comparison { count partialCount range { lowest highest } leads { criterion offerId } }
      }
    }
  }
`
interface Compared {
  node: {
    state: string
    viewerOffer: { id: string } | null
    offers: {
      totalCount: number
      edges: { node: { id: string; state: string; provider: { name: string | null; department: string } } }[]
    }
    comparison: Record<string, unknown> | null
  }
}
const compare = (caller: Cast['ana']) => caller.data<Compared>(COMPARE, { id: request.id })

test("answers the request by an approved provider's quote, and updates the buyer at once", async () => {
  const heard = await cast.ana.subscribe('subscription { offerUpdated { state currentVersion { total } } }')
  const { data } = await make()
  expect(data).toMatchObject({
    makeOffer: {
      offer: {
        state: 'PENDING',
        currentVersion: {
          number: 1,
          total: 485_000,
          validUntil: '2026-11-28T12:00:00.000Z',
          lines: [{ price: 485_000, commission: 43_650 }],
        },
      },
    },
  })
  expect((await heard.next()).value.data).toEqual({
    offerUpdated: { state: 'PENDING', currentVersion: { total: 485_000 } },
  })
  expect((await compare(cast.ana)).node.state).toBe('ANSWERED')
  await harness.drain()
  expect(harness.mails.at(-1)).toMatchObject({ subject: expect.stringContaining('4.850') })
})

test('shows the buyer every offer without names before payment, and a provider only its own', async () => {
  const mine = await createOffer(cast.litoral, request, { price: 600_000, warrantyDays: 180 })
  const other = await createOffer(cast.bulevar, request, { price: 500_000 })
  const forBuyer = (await compare(cast.ana)).node
  expect(forBuyer.offers.edges.map(({ node }) => [node.id, node.provider])).toEqual([
    [other, { name: null, department: 'MONTEVIDEO' }],
    [mine, { name: null, department: 'PAYSANDU' }],
  ])
  expect(forBuyer.comparison).toEqual({
    count: 2,
    partialCount: 0,
    range: { lowest: 500_000, highest: 600_000 },
    leads: [
      { criterion: 'PRICE', offerId: other },
      { criterion: 'WARRANTY', offerId: mine },
    ],
  })
  const forProvider = (await compare(cast.litoral)).node
  expect(forProvider.offers.edges.map(({ node }) => node.id)).toEqual([mine])
  expect(forProvider.offers.totalCount).toBe(1)
  expect(forProvider.viewerOffer).toEqual({ id: mine })
  expect(forProvider.comparison).toBeNull()
})

test.each(['PRICE', 'WARRANTY', 'DELIVERY'])(
  'sorts partial offers after all complete ones, by %s',
  async orderBy => {
    const { id, partIds } = await createRequest(cast.ana, { parts: TWO_PARTS })
    const best = { price: 10_000, warrantyDays: 365 }
    const partial = await createOffer(cast.litoral, { id, partIds: partIds.slice(0, 1) }, best)
    const complete = await createOffer(
      cast.bulevar,
      { id, partIds },
      { price: 400_000, warrantyDays: null, deliveryTime: 'OVER_2_WEEKS' },
    )
    const { node } = await cast.ana.data<{
      node: {
        offers: { edges: { node: { id: string; openTerms: { missingParts: number; total: number } } }[] }
        comparison: object
      }
    }>(
      `query ($id: ID!, $orderBy: OfferOrder!) {
        node(id: $id) {
          ... on PartRequest {
            offers(first: 10, orderBy: $orderBy) { edges { node { id openTerms { missingParts total } } } }
            comparison { count partialCount range { lowest highest } leads { offerId } }
          }
        }
      }`,
      { id, orderBy },
    )
    expect(node.offers.edges.map(edge => edge.node)).toEqual([
      { id: complete, openTerms: { missingParts: 0, total: 800_000 } },
      { id: partial, openTerms: { missingParts: 1, total: 10_000 } },
    ])
    expect(node.comparison).toEqual({
      count: 2,
      partialCount: 1,
      range: { lowest: 800_000, highest: 800_000 },
      leads: [],
    })
  },
)

test('hides offers from another buyer, even by id', async () => {
  const id = await createOffer(cast.litoral, request)
  const { data, errors } = await cast.bruno.run('query ($id: ID!) { node(id: $id) { id } }', { id })
  expect({ data, errors }).toEqual({ data: { node: null }, errors: [] })
})

test('names each invalid field', async () => {
  const bad = line(firstPart(), { price: 5, validHours: 0, warrantyDays: 400 })
  expect((await make(cast.litoral, [bad])).data).toMatchObject({
    makeOffer: {
      __typename: 'InvalidInput',
      fields: [
        { path: ['lines', '0', 'price'], message: 'El precio mínimo es $\u00a0100.' },
        { path: ['lines', '0', 'validHours'], message: 'La oferta tiene que valer al menos una hora.' },
        { path: ['lines', '0', 'warrantyDays'], message: 'Poné entre 1 y 365 días.' },
      ],
    },
  })
  expect((await make(cast.litoral, [])).data).toMatchObject({ makeOffer: { code: 'INVALID_INPUT' } })
})

test('refuses contact data and its own name in the words about a part, at their field', async () => {
  const { companyName: name } = await harness.services.db.prisma.providerProfile.findUniqueOrThrow({
    where: { id: requireProvider(cast.litoral.viewer).provider.id },
  })
  for (const description of [
    'Llamame al 099 123 456',
    `Somos ${name.toUpperCase().replaceAll(' ', ' - ')}, en Salto`,
  ])
    expect((await make(cast.litoral, [line(firstPart(), { description })])).data).toMatchObject({
      makeOffer: {
        fields: [{ path: ['lines', '0', 'description'], message: expect.stringMatching(/^Sacá “/) }],
      },
    })
})

test.each([
  ['the past', { validHours: null, validUntil: '2026-11-21T11:00:00.000Z' }, 'validUntil', TOO_SHORT],
  ['more than 90 days', { validHours: null, validUntil: '2027-03-01T12:00:00.000Z' }, 'validUntil', TOO_LONG],
  ['nothing', { validHours: null }, 'validHours', UNTIL_WHEN],
  ['two answers', { validHours: 48, validUntil: '2026-11-23T12:00:00.000Z' }, 'validUntil', UNTIL_WHEN],
])('refuses a price that is valid until %s', async (_what, validity, field, message) => {
  const { data } = await make(cast.litoral, [line(firstPart(), validity)])
  expect(data).toMatchObject({ makeOffer: { fields: [{ path: ['lines', '0', field], message }] } })
})

test('ends an offer at the moment that its provider chose, and says how the part fits', async () => {
  const validUntil = '2026-11-23T15:30:00.000Z'
  const id = await createOffer(cast.litoral, request, {
    validHours: null,
    validUntil,
    fitBasis: 'PART_NUMBER',
  })
  const { node } = await cast.ana.data<{ node: object }>(
    `query ($id: ID!) {
      node(id: $id) { ... on Offer { currentVersion { validUntil terms { fit } lines { fitBasis } } } }
    }`,
    { id },
  )
  expect(node).toEqual({
    currentVersion: {
      validUntil,
      terms: { fit: 'Por el número de pieza' },
      lines: [{ fitBasis: 'PART_NUMBER' }],
    },
  })
})

test('prefills with the offer that the provider made last, not with one of a rival', async () => {
  const last = (caller: Cast['litoral']) => caller.data('{ viewer { provider { lastOffer { id } } } }')
  await createOffer(cast.litoral, request)
  const second = await createOffer(cast.litoral, await createRequest(cast.ana))
  await createOffer(cast.bulevar, request)
  expect(await last(cast.litoral)).toEqual({ viewer: { provider: { lastOffer: { id: second } } } })
  expect(await last(cast.pending)).toEqual({ viewer: { provider: { lastOffer: null } } })
})

test('refuses a part of another request', async () => {
  const other = await createRequest(cast.bruno)
  expect((await make(cast.litoral, [line(other.partIds[0] ?? '')])).data).toMatchObject({
    makeOffer: { code: 'INVALID_INPUT', path: ['lines', '0'] },
  })
})

test('adds a version by a revision, and refuses one of an old version', async () => {
  const id = await createOffer(cast.litoral, request)
  expect((await revise(cast.litoral, id, 1)).data).toEqual({
    reviseOffer: {
      __typename: 'OfferPayload',
      offer: { state: 'PENDING', currentVersion: { number: 2, total: 500_000 } },
    },
  })
  expect((await revise(cast.litoral, id, 1)).data).toMatchObject({ reviseOffer: { code: 'OFFER_CHANGED' } })
  expect((await revise(cast.bulevar, id, 2)).data).toMatchObject({ reviseOffer: { code: 'NOT_FOUND' } })
})

test('never rewrites the content of an offer', async () => {
  await createOffer(cast.litoral, request)
  const { prisma } = harness.services.db
  await expect(prisma.offerVersion.updateMany({ data: { totalCentesimos: 1 } })).rejects.toThrow(/immutable/)
  await expect(prisma.offerLine.updateMany({ data: { priceCentesimos: 1 } })).rejects.toThrow(/immutable/)
})

test('refuses a withdrawn or rejected offer with its reason', async () => {
  const id = await createOffer(cast.litoral, request)
  expect((await cast.litoral.run(MOVE('withdrawOffer'), { id })).data).toMatchObject({
    withdrawOffer: { offer: { state: 'WITHDRAWN' } },
  })
  expect((await cast.litoral.run(MOVE('withdrawOffer'), { id })).data).toMatchObject({
    withdrawOffer: { code: 'WRONG_STATE', message: 'El proveedor retiró la oferta.' },
  })
  const second = await createOffer(cast.bulevar, request)
  expect((await cast.ana.run(MOVE('rejectOffer'), { id: second })).data).toMatchObject({
    rejectOffer: { offer: { state: 'REJECTED' } },
  })
})

test('tells the provider, and its mail, why the buyer rejected the offer', async () => {
  const id = await createOffer(cast.litoral, request)
  const reject =
    'mutation ($id: ID!, $reason: OfferRejectReason) { rejectOffer(id: $id, reason: $reason) { __typename } }'
  await cast.ana.data(reject, { id, reason: 'DELIVERY' })
  const read = await cast.litoral.data(
    'query ($id: ID!) { node(id: $id) { ... on Offer { rejectReason } } }',
    { id },
  )
  expect(read).toEqual({ node: { rejectReason: 'DELIVERY' } })
  await harness.drain()
  const texts = harness.mails.map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('Motivo: “La entrega demora mucho”.'))
})

test('revives a withdrawn offer by a revision', async () => {
  const id = await createOffer(cast.litoral, request)
  await cast.litoral.data(MOVE('withdrawOffer'), { id })
  expect((await revise(cast.litoral, id, 1)).data).toMatchObject({
    reviseOffer: { offer: { state: 'PENDING' } },
  })
})

test('ends an offer at its deadline, before and after the timer has run', async () => {
  const id = await createOffer(cast.litoral, request, { validHours: 2 })
  const state = async () =>
    (
      await cast.ana.data<{ node: { state: string } }>(
        'query ($id: ID!) { node(id: $id) { ... on Offer { state } } }',
        { id },
      )
    ).node.state
  expect(await state()).toBe('PENDING')
  harness.clock.advance(2 * HOUR_MS)
  expect(await state()).toBe('EXPIRED')
  expect((await cast.ana.run(MOVE('rejectOffer'), { id })).data).toMatchObject({
    rejectOffer: { code: 'WRONG_STATE' },
  })
  await harness.drain({ ahead: true })
  expect(
    await harness.services.db.prisma.offer.count({
      where: { request: { id: request.rawId }, state: 'EXPIRED' },
    }),
  ).toBe(1)
})

test('ends an offer with a lost timer in the hourly sweep, and keeps a valid one', async () => {
  await createOffer(cast.litoral, request, { validHours: 2 })
  await createOffer(cast.bulevar, request)
  const { prisma, query } = harness.services.db
  await query(`DELETE FROM pgboss.job WHERE name = 'lifecycle.deadline'`)
  harness.clock.advance(2 * HOUR_MS)
  await harness.services.transact(({ enqueue }) => enqueue(sweepDeadlines, {}))
  await harness.drain()
  const offers = await prisma.offer.findMany({ where: { requestId: request.rawId }, orderBy: { id: 'asc' } })
  expect(offers.map(({ state }) => state)).toEqual(['EXPIRED', 'PENDING'])
})

test('ignores the timer of an old version after a revision', async () => {
  const id = await createOffer(cast.litoral, request, { validHours: 2 })
  await revise(cast.litoral, id, 1)
  harness.clock.advance(3 * HOUR_MS)
  await harness.drain({ ahead: true })
  expect((await compare(cast.ana)).node.offers.edges[0]?.node.state).toBe('PENDING')
})

const TO_COMPARE = '{ viewer { requestsToCompare(first: 100) { edges { node { id } } } } }'
async function toCompare() {
  const { viewer } = await cast.ana.data<{
    viewer: { requestsToCompare: { edges: { node: { id: string } }[] } }
  }>(TO_COMPARE)
  return viewer.requestsToCompare.edges.map(({ node }) => node.id)
}

test('lists requests with a pending offer for comparison, newest first', async () => {
  const withoutOffer = await createRequest(cast.ana)
  const older = await createOffer(cast.litoral, request)
  const newer = await createRequest(cast.ana)
  await createOffer(cast.litoral, newer)
  const listed = await toCompare()
  expect(listed.slice(0, 2)).toEqual([newer.id, request.id])
  expect(listed).not.toContain(withoutOffer.id)

  await cast.litoral.run(MOVE('withdrawOffer'), { id: older })
  expect(await toCompare()).not.toContain(request.id)
  harness.clock.advance(31 * 24 * HOUR_MS)
  expect(await toCompare()).toEqual([])
})

test('returns the terms of the lines, in any selection of the parts', async () => {
  await make(cast.litoral, [line(firstPart(), { condition: 'USED' })])
  const { node } = await cast.ana.data<{ node: { offers: { edges: unknown[] } } }>(
    /* GraphQL */ `
      query ($id: ID!) {
        node(id: $id) {
          ... on PartRequest {
            offers(first: 1) {
              edges { node { currentVersion { terms { condition } lines { requestedPart { isOpen condition } } } } }
            }
          }
        }
      }
    `,
    { id: request.id },
  )
  const [edge] = node.offers.edges
  expect(edge).toMatchObject({ node: { currentVersion: { terms: { condition: 'Usado' } } } })
})
