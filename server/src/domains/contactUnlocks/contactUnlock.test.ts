import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  START_CHECKOUT,
  VERIFY,
} from '../../../test/paymentsWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { findDiscrepancies } from '../payments/ledgerAudit.ts'
import { requestRefund } from '../payments/refund.operations.ts'
import { openMoneyOf } from '../privacy/openMoney.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const PRICE = 15_000
const prisma = () => world.harness.services.db.prisma

const SET_PRICE = /* GraphQL */ `
  mutation ($input: SetUnlockPriceInput!) {
    setUnlockPrice(input: $input) { __typename ... on Refusal { code path } }
  }
`
const UNLOCK = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        status { label }
        unlockPrice
        contactsUnlockedAt
        quoterContacts { companyName email phone }
        paymentTerms { version total isHeld disabledReason plans { plan amount } lines { name } }
      }
    }
  }
`
interface Shown {
  readonly unlockPrice: number | null
  readonly status: { readonly label: string }
  readonly quoterContacts: readonly { readonly companyName: string }[] | null
  readonly paymentTerms: { readonly disabledReason: string | null } | null
}
const read = async (caller: Caller, { id }: CreatedRequest) =>
  (await caller.data<{ node: Shown | null }>(UNLOCK, { id })).node

const setPrice = (requestId: string, price: number | null, caller = world.cast.admin) =>
  caller.run(SET_PRICE, { input: { requestId, price } })

const start = (caller: Caller, { id }: CreatedRequest, version = PRICE, plan = 'FULL') =>
  caller.run(START_CHECKOUT, {
    input: { choices: [{ of: id, version, plan }], gateway: 'STRIPE' },
  })

/** Ana's request with Litoral's quote and a price, and the gateway's page for it. */
async function offeredForSale() {
  const request = await createRequest(world.cast.ana)
  const offerId = await createOffer(world.cast.litoral, request)
  await setPrice(request.id, PRICE)
  return { request, offerId }
}

async function pageFor(request: CreatedRequest) {
  expect((await start(world.cast.ana, request)).data).toMatchObject({
    startCheckout: { __typename: 'CheckoutPayload' },
  })
  const checkout = await prisma().checkout.findFirstOrThrow({
    where: { items: { some: { requestId: request.rawId } } },
    orderBy: { id: 'desc' },
  })
  return { checkoutId: checkout.id, sessionId: checkout.gatewayRef ?? '' }
}

const views = () => prisma().contactView.findMany({ where: { purpose: 'UNLOCK' } })

test('shows the providers once paid, to the buyer alone, and logs each view', async () => {
  const { ana, bruno, litoral, bulevar } = world.cast
  const { request } = await offeredForSale()
  const before = await ledgerBalances(world)
  expect(await read(ana, request)).toEqual({
    status: { label: 'Precio establecido' },
    unlockPrice: PRICE,
    contactsUnlockedAt: null,
    quoterContacts: null,
    paymentTerms: {
      version: PRICE,
      total: PRICE,
      isHeld: false,
      disabledReason: null,
      plans: [{ plan: 'FULL', amount: PRICE }],
      lines: [{ name: 'Contacto de quienes cotizaron' }],
    },
  })
  const { sessionId } = await pageFor(request)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(await ana.data<object>(VERIFY, { sessionId })).toMatchObject({
    verifyCheckout: { checkout: { outcome: 'PAID', items: [{ outcome: 'PAID', order: null }] } },
  })
  expect(await views()).toEqual([])
  expect(world.harness.mails.at(-1)).toMatchObject({
    to: 'ana@cast.test',
    subject: expect.stringMatching(/^Ya ves los contactos de tu pedido: /),
  })
  expect(
    await prisma().notification.count({ where: { title: 'Ya ves los contactos', requestId: request.rawId } }),
  ).toBe(1)
  expect(await read(ana, request)).toMatchObject({
    status: { label: 'Respondida' },
    contactsUnlockedAt: world.harness.clock.now().toISOString(),
    quoterContacts: [{ companyName: 'Repuestos del Litoral' }],
    paymentTerms: { disabledReason: 'Ya podés ver los contactos de este pedido.' },
  })
  for (const other of [litoral, bulevar, world.cast.admin])
    expect(await read(other, request)).toMatchObject({
      status: { label: 'Respondida' },
      quoterContacts: null,
      paymentTerms: null,
    })
  expect(await read(bruno, request)).toBeNull()
  expect(await views()).toHaveLength(1)
  const after = await ledgerBalances(world)
  expect((after.SERVICE_REVENUE ?? 0) - (before.SERVICE_REVENUE ?? 0)).toBe(-PRICE)
  expect(after.HELD ?? 0).toBe(before.HELD ?? 0)
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
  expect((await start(ana, request)).data).toMatchObject({ startCheckout: { code: 'WRONG_STATE' } })
})

test('refunds the whole price when nobody quotes the request any more', async () => {
  const { request, offerId } = await offeredForSale()
  const { sessionId, checkoutId } = await pageFor(request)
  world.sandbox.control.stripe.pay(sessionId)
  await world.cast.litoral.data(`mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }`, {
    id: offerId,
  })
  await world.settle()
  await world.settle()
  expect(
    await prisma().payment.findFirstOrThrow({
      where: { checkoutId },
      include: { allocations: true, refunds: true },
    }),
  ).toMatchObject({
    allocations: [{ outcome: 'RETURNED', amountCentesimos: PRICE }],
    refunds: [{ state: 'SUCCEEDED', amountCentesimos: PRICE }],
  })
  expect(await read(world.cast.ana, request)).toMatchObject({ quoterContacts: null })
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
})

test('refuses a changed price, a deposit, others’ requests and one without quotes', async () => {
  const { ana, bruno } = world.cast
  const { request } = await offeredForSale()
  const code = (name: string) => ({ startCheckout: { code: name } })
  expect((await start(ana, request, PRICE - 1)).data).toMatchObject(code('TERMS_CHANGED'))
  expect((await start(ana, request, PRICE, 'DEPOSIT')).data).toMatchObject(code('INVALID_INPUT'))
  expect((await start(bruno, request)).data).toMatchObject(code('NOT_FOUND'))
  const alone = await createRequest(ana)
  expect((await start(ana, alone)).data).toMatchObject(code('WRONG_STATE'))
  await setPrice(alone.id, PRICE)
  expect((await start(ana, alone)).data).toMatchObject(code('WRONG_STATE'))
  expect(await read(ana, alone)).toMatchObject({
    paymentTerms: { disabledReason: 'Todavía nadie cotizó este pedido.' },
  })
  expect((await setPrice(alone.id, 100)).data).toMatchObject({
    setUnlockPrice: { code: 'INVALID_INPUT', path: ['price'] },
  })
})

test('takes a refund of a paid unlock from the revenue, and keeps no payment of its buyer', async () => {
  const { request } = await offeredForSale()
  const { sessionId, checkoutId } = await pageFor(request)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  const { transact, clock } = world.harness.services
  const {
    allocations,
    payerId,
    id: paymentId,
  } = await prisma()
    .payment.findFirstOrThrow({
      where: { checkoutId },
      include: { allocations: true, checkout: { select: { payerId: true } } },
    })
    .then(({ checkout, ...payment }) => ({ ...payment, ...checkout }))
  const money = () =>
    transact(({ tx }) => openMoneyOf(tx, { accountId: payerId ?? '', email: '', providerId: null }))
  expect(await money()).toEqual([])
  const before = (await ledgerBalances(world)).SERVICE_REVENUE ?? 0
  await transact(unit =>
    requestRefund(unit, {
      paymentId,
      allocationId: allocations[0]?.id ?? '',
      reason: 'Por pedido',
      at: clock.now(),
    }),
  )
  expect(await money()).toEqual(['Hay una devolución de plata en camino.'])
  await world.harness.drain()
  expect(await money()).toEqual([])
  expect(((await ledgerBalances(world)).SERVICE_REVENUE ?? 0) - before).toBe(PRICE)
  expect(await findDiscrepancies(prisma(), clock.now())).toEqual([])
})

test('lists the open requests to the admin alone, with their price', async () => {
  const { admin, ana, litoral } = world.cast
  const { request } = await offeredForSale()
  const list = (caller: Caller, open: boolean | null) =>
    caller.data<{
      requests: { edges: { node: { id: string; unlockPrice: number; isOwned: boolean } }[] } | null
    }>(
      'query ($open: Boolean) { requests(first: 50, open: $open) { edges { node { id unlockPrice isOwned } } } }',
      { open },
    )
  const shown = { id: request.id, unlockPrice: PRICE, isOwned: true }
  expect((await list(admin, true)).requests?.edges).toContainEqual({ node: shown })
  await ana.data('mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya está") { __typename } }', {
    id: request.id,
  })
  expect((await list(admin, true)).requests?.edges).not.toContainEqual({ node: shown })
  expect((await list(admin, null)).requests?.edges).toContainEqual({ node: shown })
  for (const other of [ana, litoral]) expect((await list(other, null)).requests).toBeNull()
})
