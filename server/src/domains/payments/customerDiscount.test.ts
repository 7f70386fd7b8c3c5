import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  const { prisma } = world.harness.services.db
  const supplier = await prisma.providerProfile.findFirstOrThrow({
    where: { companyName: 'Repuestos del Litoral' },
  })
  const customerNumbers = [{ supplierId: encodeGlobalId('PublicProvider', supplier.id), number: 'C-4411' }]
  await world.cast.ana.data(
    'mutation ($input: UpdateBuyerProfileInput!) { updateBuyerProfile(input: $input) { __typename } }',
    { input: { customerNumbers } },
  )
})
afterAll(() => world.close())
beforeEach(() => save({ isActive: true, discountBps: 1_250 }))

async function save(input: object, caller = world.cast.litoral) {
  const { saveCustomerDiscount } = await caller.data<{ saveCustomerDiscount: Saved }>(
    `mutation ($input: SaveCustomerDiscountInput!) {
      saveCustomerDiscount(input: $input) {
        ... on ProfilePayload {
          account { provider { acceptsCustomerDiscounts customerDiscountBps customerDiscountDescription } }
        }
        ... on InvalidInput { fields { path message } }
      }
    }`,
    { input },
  )
  return saveCustomerDiscount
}
interface Saved {
  readonly account?: { readonly provider: Record<string, unknown> }
  readonly fields?: readonly { path: string[]; message: string }[]
}

const OFFER = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Offer {
        provider { name }
        currentVersion { number total deposit discountBps lines { price listPrice priceWords commission } }
        openTerms { total }
        paymentTerms { total discountWords lines { priceWords } plans { plan amount } }
        order { total paid lines { price discount commission } }
      }
    }
  }
`
const read = async (caller: Caller, id: string) =>
  (await caller.data<{ node: Record<string, unknown> }>(OFFER, { id })).node
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))

const discountOf = async (caller: Caller, id: string) =>
  (
    await caller.data<{ node: { viewerDiscountBps: number | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on PartRequest { viewerDiscountBps } } }',
      { id },
    )
  ).node.viewerDiscountBps

test('takes the percentage off the offer of a registered customer, and names nobody before payment', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const others = await createRequest(cast.bruno)
  expect(await discountOf(cast.litoral, request.id)).toBe(1_250)
  expect(await discountOf(cast.litoral, others.id)).toBeNull()
  expect(await discountOf(cast.bulevar, request.id)).toBeNull()
  expect(await discountOf(cast.ana, request.id)).toBeNull()

  const offerId = await createOffer(cast.litoral, request, { price: 100_010 })
  expect(plain(await read(cast.ana, offerId))).toMatchObject({
    provider: { name: null },
    currentVersion: {
      total: 87_509,
      discountBps: 1_250,
      lines: [
        {
          price: 87_509,
          listPrice: 100_010,
          priceWords: '$ 875,09 por las 2 unidades ($ 437,55 c/u), con 12,5 % de descuento',
        },
      ],
    },
    openTerms: { total: 87_509 },
    paymentTerms: {
      total: 87_509,
      discountWords: 'Descuento de cliente registrado (12,5 %): −$ 125,01',
      lines: [{ priceWords: '$ 875,09 por las 2 unidades ($ 437,55 c/u), con 12,5 % de descuento' }],
      plans: [
        { plan: 'DEPOSIT', amount: 13_100 },
        { plan: 'FULL', amount: 87_509 },
      ],
    },
  })
  // The commission of a used part is 9 % of the price to pay.
  expect(await read(cast.litoral, offerId)).toMatchObject({
    currentVersion: { lines: [{ listPrice: 100_010, commission: 7_876 }] },
  })
  const plainOffer = await createOffer(cast.litoral, others, { price: 100_010 })
  expect(await read(cast.bruno, plainOffer)).toMatchObject({
    currentVersion: { total: 100_010, discountBps: null, lines: [{ price: 100_010, listPrice: 100_010 }] },
    paymentTerms: { discountWords: null },
  })
})

test('keeps the terms of existing offers when the discount changes; a revision gets the new one', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request, { price: 200_000 })
  expect(await save({ isActive: false, discountBps: 1_250 })).toEqual({
    account: {
      provider: {
        acceptsCustomerDiscounts: false,
        customerDiscountBps: 1_250,
        customerDiscountDescription: 'Descuento para clientes registrados',
      },
    },
  })
  expect(await discountOf(cast.litoral, request.id)).toBeNull()
  expect(await read(cast.ana, offerId)).toMatchObject({
    currentVersion: { total: 175_000, discountBps: 1_250 },
  })
  await cast.litoral.data(
    `mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { ... on OfferPayload { offer { id } } } }`,
    {
      input: {
        offerId,
        versionNumber: 1,
        lines: request.partIds.map(id => line(id, { price: 200_000 })),
      },
    },
  )
  expect(await read(cast.ana, offerId)).toMatchObject({
    currentVersion: { number: 2, total: 200_000, discountBps: null },
  })
})

test('settles the discounted price: order, commission, release and ledger', async () => {
  const { cast } = world
  const paid = await createPaidOrder(world, { line: { price: 100_010 } })
  expect(await read(cast.litoral, paid.offerId)).toMatchObject({
    order: { total: 87_509, paid: 87_509, lines: [{ price: 87_509, discount: 12_501, commission: 7_876 }] },
  })
  await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -79_633,
    COMMISSION_REVENUE: -7_876,
  })
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0 })
})

test('refunds the discounted price when the provider cancels', async () => {
  const { cast, harness } = world
  const paid = await createPaidOrder(world, { line: { price: 100_010 } })
  await cast.litoral.data(CANCEL_ORDER, {
    input: { orderId: paid.orderId, reason: 'Se vendió en el mostrador' },
  })
  await harness.drain()
  const refunds = await harness.services.db.prisma.refund.findMany({
    where: { allocation: { orderId: paid.rawOrderId } },
  })
  expect(refunds.map(({ amountCentesimos }) => amountCentesimos)).toEqual([87_509])
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0 })
})

test('refuses a price of which the discount leaves less than the minimum, at its field', async () => {
  const { cast } = world
  await save({ isActive: true, discountBps: 10_000 })
  const request = await createRequest(cast.ana)
  const lines = request.partIds.map(id => line(id, { price: 100_000 }))
  const { data } = await cast.litoral.run(MAKE_OFFER, { input: { requestId: request.id, lines } })
  expect(plain(data)).toMatchObject({
    makeOffer: {
      fields: [
        {
          path: ['lines', '0', 'price'],
          message: 'Con el 100 % de descuento quedan $ 0. El precio mínimo es $ 100.',
        },
      ],
    },
  })
})

test.each([
  [10_001, 'above 100 %'],
  [-10, 'below 0'],
  [1_255, 'finer than a tenth'],
])('refuses %i basis points: %s', async discountBps => {
  expect(await save({ isActive: true, discountBps })).toEqual({
    fields: [
      {
        path: ['discountBps'],
        message: 'Poné un porcentaje entre 0 y 100, con un decimal como máximo.',
      },
    ],
  })
})
