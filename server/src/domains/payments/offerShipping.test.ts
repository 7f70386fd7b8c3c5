import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOffer, line, MAKE_OFFER, type ShippingInput } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  SHIP,
  startCheckout,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const PAID: ShippingInput = { charge: 'AMOUNT', amount: 25_000 }
const OFFER = /* GraphQL */ `
  query ($id: ID!, $partIds: [ID!]) {
    node(id: $id) {
      ... on Offer {
        currentVersion { number total deposit shippingCharge shipping shippingWords lines { commission } }
        openTerms { total }
        paymentTerms(partIds: $partIds) { total detail lines { name priceWords } plans { plan amount } }
        order { total paid shipping shippingWords lines { price commission } }
      }
    }
  }
`
const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }
`
const read = async (id: string, partIds: readonly string[] | null = null) => {
  const { node } = await world.cast.ana.data<{ node: object }>(OFFER, { id, partIds })
  return JSON.parse(JSON.stringify(node).replaceAll('\u00a0', ' '))
}
const quoted = async (shipping: ShippingInput | null) => {
  const request = await createRequest(world.cast.ana)
  return { request, offerId: await createOffer(world.cast.litoral, request, {}, [], shipping) }
}

describe('the shipping of an offer', () => {
  test('is part of the total, the reservation and the payment', async () => {
    const { offerId } = await quoted(PAID)
    expect(await read(offerId)).toMatchObject({
      currentVersion: {
        total: 510_000,
        deposit: 76_500,
        shippingCharge: 'AMOUNT',
        shipping: 25_000,
        shippingWords: '$ 250, incluido en el total',
      },
      openTerms: { total: 510_000 },
      paymentTerms: {
        total: 510_000,
        lines: [
          { priceWords: '$ 4.850 por las 2 unidades ($ 2.425 c/u)' },
          { name: 'Envío', priceWords: '$ 250' },
        ],
        plans: [
          { plan: 'DEPOSIT', amount: 76_500 },
          { plan: 'FULL', amount: 510_000 },
        ],
      },
    })
  })

  test.each([
    [null, 'ARRANGED', 'A coordinar', 'Envío: a coordinar.'],
    [{ charge: 'NONE' }, 'NONE', 'Sin costo', 'Envío: sin costo.'],
  ] as const)('costs nothing here when it is %j', async (shipping, shippingCharge, shippingWords, detail) => {
    const { offerId } = await quoted(shipping)
    expect(await read(offerId)).toMatchObject({
      currentVersion: { total: 485_000, shippingCharge, shipping: 0, shippingWords },
      paymentTerms: { total: 485_000, detail: expect.stringContaining(detail), lines: [{}] },
    })
  })

  test('is frozen in its version; a revision keeps it unless it names another', async () => {
    const { request, offerId } = await quoted(PAID)
    const lines = request.partIds.map(id => line(id, { price: 400_000 }))
    const revise = (versionNumber: number, shipping: ShippingInput | null) =>
      world.cast.litoral.data(REVISE, { input: { offerId, versionNumber, lines, shipping } })
    await revise(1, null)
    expect(await read(offerId)).toMatchObject({
      currentVersion: { number: 2, total: 425_000, shipping: 25_000 },
    })
    await revise(2, { charge: 'ARRANGED' })
    expect(await read(offerId)).toMatchObject({
      currentVersion: { number: 3, total: 400_000, shippingCharge: 'ARRANGED' },
      openTerms: { total: 400_000 },
    })
    const versions = await world.harness.services.db.prisma.offerVersion.findMany({
      where: { offer: { requestId: request.rawId } },
      orderBy: { number: 'asc' },
      select: { totalCentesimos: true, shippingCentesimos: true },
    })
    expect(versions).toEqual([
      { totalCentesimos: 510_000, shippingCentesimos: 25_000 },
      { totalCentesimos: 425_000, shippingCentesimos: 25_000 },
      { totalCentesimos: 400_000, shippingCentesimos: 0 },
    ])
  })

  test('is whole when only some of the parts are bought', async () => {
    const { cast, sandbox, settle } = world
    const request = await createRequest(cast.ana, { parts: TWO_PARTS })
    const [first = ''] = request.partIds
    const offerId = await createOffer(cast.bulevar, request, { price: 200_000 }, [], PAID)
    expect(await read(offerId, [first])).toMatchObject({ paymentTerms: { total: 225_000 } })
    const { sessionId } = await startCheckout(world, cast.ana, offerId, { partIds: [first] })
    sandbox.control.stripe.pay(sessionId)
    await settle()
    expect(await read(offerId)).toMatchObject({ order: { total: 225_000, paid: 225_000, shipping: 25_000 } })
  })

  test('stays in the total of the parts left when another offer wins some', async () => {
    const { cast, sandbox, settle } = world
    const request = await createRequest(cast.ana, { parts: TWO_PARTS })
    const [first = ''] = request.partIds
    const litoral = await createOffer(cast.litoral, { id: request.id, partIds: [first] })
    const bulevar = await createOffer(cast.bulevar, request, { price: 100_000 }, [], PAID)
    const { sessionId } = await startCheckout(world, cast.ana, litoral)
    sandbox.control.stripe.pay(sessionId)
    await settle()
    expect(await read(bulevar)).toMatchObject({
      currentVersion: { total: 225_000 },
      openTerms: { total: 125_000 },
    })
  })

  test('reaches the provider without commission', async () => {
    const { cast } = world
    const paid = await createPaidOrder(world, { shipping: PAID })
    expect(await read(paid.offerId)).toMatchObject({
      order: {
        total: 510_000,
        paid: 510_000,
        shipping: 25_000,
        shippingWords: '$ 250, incluido en el total',
      },
    })
    await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
    await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } })
    // 9 % of $ 4.850.
    expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
      COMMISSION_REVENUE: -43_650,
      PROVIDER_PAYABLE: -466_350,
    })
    expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
  })

  test('comes back with the rest when the provider cancels', async () => {
    const { cast, harness } = world
    const paid = await createPaidOrder(world, { shipping: PAID })
    await cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
    await harness.drain()
    const refunds = await harness.services.db.prisma.refund.findMany({
      where: { allocation: { orderId: paid.rawOrderId } },
    })
    expect(refunds.map(({ amountCentesimos }) => amountCentesimos)).toEqual([510_000])
    expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
  })

  test.each([
    [{ charge: 'AMOUNT' }, 'Poné el costo del envío.'],
    [{ charge: 'AMOUNT', amount: 0 }, 'Poné el costo del envío.'],
    [{ charge: 'NONE', amount: 100 }, 'Ese envío no lleva importe.'],
    [{ charge: 'AMOUNT', amount: 99_999_999 }, 'El total supera lo que se puede pagar de una vez.'],
  ])('refuses %j at its amount', async (shipping, message) => {
    const request = await createRequest(world.cast.ana)
    const lines = request.partIds.map(id => line(id))
    const { data } = await world.cast.litoral.run(MAKE_OFFER, {
      input: { requestId: request.id, lines, shipping },
    })
    expect(data).toMatchObject({ makeOffer: { fields: [{ path: ['shipping', 'amount'], message }] } })
  })
})
