import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gatewayToPayWith } from '../../src/domains/payments/gateways.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import type { Caller } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import {
  CANCEL_ORDER,
  checkoutInput,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  requestWithOffer,
  START_CHECKOUT,
  startCheckout,
  VERIFY,
} from '../paymentsWorld.ts'
import { createRequest } from '../requestsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const gateway = () => gatewayToPayWith(world.harness.services, 'STRIPE')
const readCheckout = (ref: string) => gateway().readCheckout({ ref, reference: '' })

/** An operator's action in the gateway's own dashboard. */
async function refundAtTheGateway(sessionId: string, amountCentesimos?: number): Promise<void> {
  const [payment] = (await readCheckout(sessionId)).payments
  if (!payment) throw new Error('nothing is paid')
  await gateway().refund({
    idempotencyKey: `dashboard-${sessionId}`,
    paymentRef: payment.ref,
    amountCentesimos: amountCentesimos ?? payment.amountCentesimos,
    reason: 'By hand',
    requestedAt: world.harness.clock.now(),
    knownRefs: [],
  })
}

test('sells nothing for money refunded at the gateway by hand', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const { sessionId, checkoutId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await refundAtTheGateway(sessionId)
  await world.settle()
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(0)
  expect((await world.cast.ana.run(VERIFY, { sessionId })).data).toMatchObject({
    verifyCheckout: { checkout: { outcome: 'GIVEN_BACK' } },
  })
  const payment = await prisma().payment.findFirstOrThrow({
    where: { checkoutId },
    include: { refunds: true },
  })
  expect(payment).toMatchObject({ refunds: [{ amountCentesimos: 485_000, state: 'SUCCEEDED' }] })
  const held = await prisma().ledgerEntry.aggregate({
    where: { account: 'HELD', transaction: { paymentId: payment.id } },
    _sum: { amountCentesimos: true },
  })
  expect(held._sum.amountCentesimos).toBe(0)
})

test('refunds the rest of money partly refunded by hand', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const { sessionId, checkoutId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await refundAtTheGateway(sessionId, 100_000)
  await world.settle()
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(0)
  expect((await readCheckout(sessionId)).payments).toMatchObject([{ amountRefundedCentesimos: 485_000 }])
  expect(await prisma().refund.findMany({ where: { payment: { checkoutId } } })).toMatchObject([
    { amountCentesimos: 485_000, state: 'SUCCEEDED' },
  ])
})

test('settles an order whose money was refunded by hand before its provider canceled it', async () => {
  const paid = await createPaidOrder(world)
  await refundAtTheGateway(paid.sessionId)
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
  await world.harness.drain()
  expect(
    await prisma().refund.findMany({ where: { allocation: { orderId: paid.rawOrderId } } }),
  ).toMatchObject([{ amountCentesimos: 485_000, state: 'SUCCEEDED' }])
  expect((await ledgerBalances(world, { orderId: paid.rawOrderId })).HELD).toBeUndefined()
})

test("announces an order's money refunded by hand once the gateway reports it", async () => {
  const paid = await createPaidOrder(world)
  const told = vi.spyOn(world.harness.services.logger, 'error')
  await refundAtTheGateway(paid.sessionId, 1000)
  await world.settle()
  const words = told.mock.calls.map(([facts, message]) => ({ facts, message }))
  told.mockRestore()
  expect(words).toContainEqual({
    facts: expect.objectContaining({ checkoutId: paid.checkoutId }),
    message: 'money of an order was given back at the gateway by hand; somebody has to look at it',
  })
})

test('ignores a foreign checkout at the same gateway, whatever it refers to', async () => {
  const { sessionId: ours, checkoutId } = await startCheckout(
    world,
    world.cast.ana,
    (await requestWithOffer(world)).offerId,
  )
  for (const reference of ['-'.repeat(36), checkoutId.replace(/.$/, 'z'), 'x'.repeat(200)]) {
    const { ref } = await gateway().createCheckout({
      idempotencyKey: `stranger-${reference}`,
      amountCentesimos: 485_000,
      currency: 'UYU',
      description: 'x',
      lines: [{ name: 'x', amountCentesimos: 485_000 }],
      customerEmail: 'x@correo.test',
      reference,
      successUrl: 'http://tuerca.test/',
      pendingUrl: 'http://tuerca.test/',
      cancelUrl: 'http://tuerca.test/',
      vouchersExpireAt: new Date(world.harness.clock.now().getTime() + 72 * 3_600_000),
      expiresAt: new Date(world.harness.clock.now().getTime() + 3_600_000),
    })
    world.sandbox.control.stripe.pay(ref)
    await world.settle()
  }
  expect(await prisma().checkout.findUniqueOrThrow({ where: { id: checkoutId } })).toMatchObject({
    state: 'OPEN',
    gatewayRef: ours,
  })
})

test('hides a checkout from another buyer, by session or by id', async () => {
  const { sessionId, checkoutId } = await startCheckout(
    world,
    world.cast.ana,
    (await requestWithOffer(world)).offerId,
  )
  const read = 'query ($sessionId: String!) { checkout(sessionId: $sessionId) { id } }'
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  for (const stranger of [world.cast.bruno, world.cast.litoral, world.cast.pending]) {
    expect(await stranger.data(read, { sessionId })).toEqual({ checkout: null })
    expect(await stranger.data(node, { id: encodeGlobalId('Checkout', checkoutId) })).toEqual({ node: null })
    expect((await stranger.run(VERIFY, { sessionId })).data).toMatchObject({
      verifyCheckout: { code: 'NOT_FOUND' },
    })
  }
})

test.each(['FULL', 'DEPOSIT'] as const)('pays twenty parts with long names (%s)', async plan => {
  const { cast, sandbox } = world
  const parts = Array.from({ length: 20 }, (_, index) => ({
    description: `${'Óptica '.repeat(27)}${index} 🚗🚗`,
    condition: 'ANY',
    quantity: 10,
    urgency: 'LOW',
  }))
  const request = await createRequest(cast.ana, { parts })
  const offerId = await createOffer(cast.litoral, request)
  const { sessionId } = await startCheckout(world, cast.ana, offerId, { plan })
  const session = sandbox.control.stripe.sessions().find(({ id }) => id === sessionId)
  expect(session?.lines).toHaveLength(plan === 'FULL' ? 20 : 1)
})

test('refuses the admin, who can read every offer, as the buyer of a request of another account', async () => {
  const { offerId } = await requestWithOffer(world)
  const input = checkoutInput([{ offerId }])
  expect(await world.cast.admin.data(START_CHECKOUT, { input })).toMatchObject({
    startCheckout: { code: 'NOT_FOUND' },
  })
  expect(await world.cast.ana.data(START_CHECKOUT, { input })).toMatchObject({
    startCheckout: { checkout: { id: expect.any(String) } },
  })
})

test('starts thirty checkouts of one payer in ten minutes', async () => {
  const input = checkoutInput([{ offerId: encodeGlobalId('Offer', randomUUID()) }])
  const start = async (caller: Caller) => {
    const { startCheckout } = await caller.data<{ startCheckout: { code: string } }>(START_CHECKOUT, {
      input,
    })
    return startCheckout.code
  }
  const codes: string[] = []
  for (let times = 0; times < 31; times += 1) codes.push(await start(world.cast.bruno))
  expect(codes[0]).not.toBe('RATE_LIMITED')
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})
