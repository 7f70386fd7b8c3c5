import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  createPaymentsWorld,
  ledgerInvariants,
  type PaymentsWorld,
  startPurchase,
  startSplitCheckout,
  stateOf,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

interface Basket {
  readonly kinds: readonly string[]
  readonly label: string
  readonly sentence: string
  readonly choices: readonly { offerId: string; version: number; partIds: string[] }[]
  readonly paymentTerms: {
    readonly version: number
    readonly lines: readonly { name: string; priceWords: string | null }[]
    readonly total: number
    readonly detail: string
    readonly plans: readonly { plan: string; amount: number }[]
    readonly seller: null
  }
}

const BASKETS = /* GraphQL */ `
  query ($id: ID!, $kind: BasketKind) {
    node(id: $id) {
      ... on PartRequest {
        baskets(kind: $kind) {
          kinds
          label
          sentence
          choices { offerId version partIds }
          paymentTerms { version lines { name priceWords } total detail plans { plan amount } seller { department } }
        }
      }
    }
  }
`

const basketsOf = async (caller: Caller, id: string, kind: string | null = null) =>
  (await caller.data<{ node: { baskets: Basket[] | null } | null }>(BASKETS, { id, kind })).node?.baskets

/** Litoral is cheap and slow for both parts; Bulevar quick for the second, with a delivery. */
async function quotedRequest() {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [, second = ''] = request.partIds
  const litoral = await createOffer(cast.litoral, request, { price: 200_000, deliveryTime: 'WEEKS_1_2' })
  const bulevar = await createOffer(
    cast.bulevar,
    { id: request.id, partIds: [second] },
    { price: 150_000, deliveryTime: 'IMMEDIATE' },
    [],
    { charge: 'AMOUNT', amount: 25_000 },
  )
  return { request, litoral, bulevar, second }
}

test('offers the baskets of a request with their words, lines and ways to pay to its buyer alone', async () => {
  const { cast } = world
  const { request, litoral, bulevar, second } = await quotedRequest()
  const [first = ''] = request.partIds
  const baskets = await basketsOf(cast.ana, request.id)
  expect(baskets).toMatchObject([
    {
      kinds: ['CHEAPEST', 'FASTEST'],
      label: 'La de menor total y la más rápida',
      sentence: '2 proveedores: 1 repuesto inmediato y 1 en 1-2 semanas. El envío de uno se coordina aparte.',
      choices: [
        { offerId: litoral, version: 1, partIds: [first] },
        { offerId: bulevar, version: 1, partIds: [second] },
      ],
      paymentTerms: {
        lines: [
          { name: 'Óptica izquierda', priceWords: '$\u00a02.000' },
          { name: 'Paragolpes delantero', priceWords: '$\u00a01.500' },
          { name: expect.stringMatching(/^Envío desde .+, verificado$/), priceWords: '$\u00a0250' },
        ],
        total: 375_000,
        plans: [
          { plan: 'DEPOSIT', amount: 30_000 + 26_300 },
          { plan: 'FULL', amount: 375_000 },
        ],
        seller: null,
      },
    },
    {
      kinds: ['FEWEST'],
      label: 'La de un solo proveedor',
      choices: [{ offerId: litoral, partIds: [first, second] }],
      paymentTerms: { total: 400_000 },
    },
  ])
  expect(await basketsOf(cast.ana, request.id, 'FEWEST')).toEqual(baskets?.slice(1))
  for (const caller of [cast.bulevar, cast.bruno, cast.admin])
    expect(await basketsOf(caller, request.id)).toBeFalsy()
})

test('gives a basket another version when one of its offers changes', async () => {
  const { cast } = world
  const { request, bulevar, second } = await quotedRequest()
  const before = await basketsOf(cast.ana, request.id)
  await cast.bulevar.data(
    'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }',
    {
      input: {
        offerId: bulevar,
        versionNumber: 1,
        lines: [
          {
            requestedPartId: second,
            price: 149_000,
            condition: 'NEW',
            deliveryTime: 'IMMEDIATE',
            validHours: 48,
          },
        ],
      },
    },
  )
  const after = await basketsOf(cast.ana, request.id)
  expect(after?.[0]?.choices[1]).toMatchObject({ offerId: bulevar, version: 2 })
  expect(after?.[0]?.paymentTerms.version).not.toBe(before?.[0]?.paymentTerms.version)
  expect(after?.[1]?.paymentTerms.version).toBe(before?.[1]?.paymentTerms.version)
})

test.each(['FULL', 'DEPOSIT'] as const)(
  'pays a basket at once (%s); of an order canceled later only its part is refunded, and its part compared again',
  async plan => {
    const { cast } = world
    const { request, bulevar } = await quotedRequest()
    const [basket] = (await basketsOf(cast.ana, request.id)) ?? []
    const { checkoutId, sessionId } = await startSplitCheckout(
      world,
      cast.ana,
      (basket?.choices ?? []).map(({ version, ...choice }) => ({ ...choice, versionNumber: version, plan })),
    )
    world.sandbox.control.stripe.pay(sessionId)
    await world.settle()
    const amount = basket?.paymentTerms.plans.find(one => one.plan === plan)?.amount
    expect(await prisma().checkout.findUniqueOrThrow({ where: { id: checkoutId } })).toMatchObject({
      state: 'PAID',
      amountCentesimos: amount,
    })
    const orders = await prisma().order.findMany({
      where: { requestId: request.rawId },
      orderBy: { totalCentesimos: 'desc' },
    })
    expect(orders.map(({ totalCentesimos }) => totalCentesimos)).toEqual([200_000, 175_000])
    // Nothing is open any more.
    expect(await basketsOf(cast.ana, request.id)).toEqual([])
    const canceled = orders.find(({ offerId }) => encodeGlobalId('Offer', offerId ?? '') === bulevar)
    await cast.bulevar.data(CANCEL_ORDER, {
      input: { orderId: encodeGlobalId('Order', canceled?.id ?? ''), reason: 'Sin stock' },
    })
    await world.settle()
    const refunds = await prisma().refund.findMany({ where: { payment: { checkoutId } } })
    expect(refunds.map(({ amountCentesimos }) => amountCentesimos)).toEqual([canceled?.paidCentesimos])
    expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
  },
)

test('buys none of two offers, and refunds both, when one is no longer available', async () => {
  const { request, choices, checkoutId, sessionId } = await startPurchase(
    world,
    'two parts from two providers',
  )
  world.sandbox.control.stripe.pay(sessionId)
  await world.cast.bulevar.data('mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }', {
    id: choices[1]?.offerId,
  })
  await world.settle()
  await world.settle()
  expect(await prisma().order.findMany({ where: { requestId: request.rawId } })).toEqual([])
  expect(
    await prisma().refund.findMany({
      where: { payment: { checkoutId } },
      select: { amountCentesimos: true, state: true, allocation: { select: { orderId: true } } },
      orderBy: { amountCentesimos: 'asc' },
    }),
  ).toEqual([
    { amountCentesimos: 31_500, state: 'SUCCEEDED', allocation: { orderId: null } },
    { amountCentesimos: 485_000, state: 'SUCCEEDED', allocation: { orderId: null } },
  ])
  const returned = { outcome: 'GIVEN_BACK', order: null }
  const { data } = await world.cast.ana.run(
    `mutation ($sessionId: String!) {
      verifyCheckout(sessionId: $sessionId) {
        ... on CheckoutPayload { checkout { outcome words { returned } items { outcome order { id } } } }
      }
    }`,
    { sessionId: checkoutId },
  )
  expect(data).toEqual({
    verifyCheckout: {
      checkout: {
        outcome: 'GIVEN_BACK',
        words: {
          returned:
            'Una de las ofertas ya no estaba disponible cuando llegó tu pago, así que no compraste ninguna.',
        },
        items: [returned, returned],
      },
    },
  })
  const parts = await prisma().requestedPart.findMany({ where: { requestId: request.rawId } })
  expect(parts.map(({ orderId }) => orderId)).toEqual([null, null])
  expect(await stateOf(world, choices[0]?.offerId ?? '', 'Offer')).toBe('PENDING')
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})
