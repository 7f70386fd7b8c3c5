import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaidOrder,
  type PaymentsWorld,
  requestWithOffer,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { findDiscrepancies } from './ledgerAudit.ts'
import { GatewayRefused } from './paymentGateway.ts'
import { requestRefund, settleRefund } from './refund.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterEach(() => {
  vi.restoreAllMocks()
  world.sandbox.control.faults.clear()
  world.sandbox.control.stripe.setFeesAreLate(false)
  world.sandbox.control.stripe.setRefundsStayPending(false)
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const ofOrder = ({ rawOrderId }: PaidOrder) => ({ where: { allocation: { orderId: rawOrderId } } })
const cancel = ({ orderId }: PaidOrder) =>
  world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
const sharesOf = async ({ orderId }: PaidOrder) => {
  const { node } = await world.cast.ana.data<{ node: { held: number; payments: unknown[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Order { held payments { state } } } }',
    { id: orderId },
  )
  return node
}
const told = () => vi.spyOn(world.harness.services.logger, 'error')
const SOMEBODY = 'a refund did not reach the payer; somebody has to look at it'
const reconcile = async () => {
  world.harness.clock.advance(6 * MINUTE_MS)
  await world.harness.runJob('payment.reconcile')
  await world.harness.drain()
}

test('marks a returned refund as FAILED, reverses its posting, and informs staff', async () => {
  const paid = await createPaidOrder(world)
  await cancel(paid)
  await world.settle()
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
  const errors = told()
  const refund = await prisma().refund.findFirstOrThrow(ofOrder(paid))
  world.sandbox.control.stripe.settleRefund(refund.gatewayRef ?? '', 'failed')
  await world.settle()
  await world.settle()
  expect(await prisma().refund.findFirstOrThrow(ofOrder(paid))).toMatchObject({ state: 'FAILED' })
  expect(await sharesOf(paid)).toEqual({ held: 485_000, payments: [{ state: 'CAPTURED' }] })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toEqual({
    GATEWAY: 485_000,
    HELD: -485_000,
  })
  expect(errors.mock.calls.filter(([, message]) => message === SOMEBODY)).toEqual([
    [expect.objectContaining({ refundId: refund.id, amountCentesimos: 485_000 }), SOMEBODY],
  ])
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
  // The money is still owed, and can be refunded again.
  const { paymentId, allocationId } = refund
  const at = world.harness.clock.now()
  const again = { paymentId, allocationId, reason: 'Otra vez', at }
  expect(await world.harness.services.transact(unit => requestRefund(unit, again))).toBe(485_000)
  await world.settle()
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
})

test('detects a returned refund within a day although its webhook is lost', async () => {
  const paid = await createPaidOrder(world)
  await cancel(paid)
  await world.settle()
  const { gatewayRef } = await prisma().refund.findFirstOrThrow(ofOrder(paid))
  const lookAgain = async () => {
    await world.harness.runJob('payment.reconcileRefunds')
    await world.harness.drain()
  }
  await lookAgain()
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
  world.harness.clock.advance(7 * DAY_MS)
  world.sandbox.control.stripe.settleRefund(gatewayRef ?? '', 'failed')
  world.sandbox.control.webhooks.drop()
  await reconcile()
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
  const errors = told()
  await lookAgain()
  expect(await prisma().refund.findFirstOrThrow(ofOrder(paid))).toMatchObject({ state: 'FAILED' })
  expect(await sharesOf(paid)).toEqual({ held: 485_000, payments: [{ state: 'CAPTURED' }] })
  expect(errors.mock.calls.map(([, message]) => message)).toContain(SOMEBODY)
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
})

test('does not fail a successful refund that cannot be read again', async () => {
  const paid = await createPaidOrder(world)
  await cancel(paid)
  await world.settle()
  const { id, gatewayRef } = await prisma().refund.findFirstOrThrow(ofOrder(paid))
  world.sandbox.control.faults.misbehave({
    vendor: 'stripe',
    kind: 'ERROR',
    status: 404,
    match: `refunds/${gatewayRef}`,
  })
  await expect(settleRefund(world.harness.services, id)).rejects.toThrow(GatewayRefused)
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
})

test('leaves the money in place when the gateway refuses a refund, and informs staff', async () => {
  const paid = await createPaidOrder(world)
  const errors = told()
  world.sandbox.control.faults.misbehave({
    vendor: 'stripe',
    kind: 'ERROR',
    status: 400,
    match: 'refunds',
    times: 2,
  })
  await cancel(paid)
  await world.harness.drain()
  expect(await prisma().refund.findFirstOrThrow(ofOrder(paid))).toMatchObject({ state: 'FAILED' })
  expect(await sharesOf(paid)).toEqual({ held: 485_000, payments: [{ state: 'CAPTURED' }] })
  expect(errors.mock.calls.map(([, message]) => message)).toContain(SOMEBODY)
  const alarm = world.harness.mails.at(-1)
  expect(alarm).toMatchObject({
    to: world.harness.services.settings.supportEmail,
    subject: 'No se pudo procesar el reembolso de $\u00a04.850',
  })
  expect(alarm?.text).toContain(`Es de la compra #${paid.rawOrderId.slice(-8).toUpperCase()}.`)
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
})

test('posts a late fee once known, and reports it in the audit until then', async () => {
  const { stripe } = world.sandbox.control
  stripe.setFeesAreLate(true)
  const { checkoutId, sessionId } = await startCheckout(
    world,
    world.cast.ana,
    (await requestWithOffer(world)).offerId,
  )
  stripe.pay(sessionId)
  await world.settle()
  const feeOf = async () =>
    (
      await prisma().ledgerEntry.aggregate({
        where: { account: 'GATEWAY_FEE_EXPENSE', transaction: { payment: { checkoutId } } },
        _sum: { amountCentesimos: true },
      })
    )._sum.amountCentesimos
  expect(await feeOf()).toBeNull()
  await reconcile()
  expect(await feeOf()).toBeNull()
  const { id } = await prisma().payment.findFirstOrThrow({ where: { checkoutId } })
  const now = world.harness.clock.now()
  expect(await findDiscrepancies(prisma(), now)).toEqual([])
  expect(await findDiscrepancies(prisma(), new Date(now.getTime() + 2 * DAY_MS))).toEqual([
    `fee of payment ${id}: expected -1, found 0`,
  ])
  stripe.setFeesAreLate(false)
  await reconcile()
  await reconcile()
  const { feeCentesimos } = await prisma().payment.findFirstOrThrow({ where: { checkoutId } })
  expect(feeCentesimos).toBeGreaterThan(0)
  expect(await feeOf()).toBe(feeCentesimos)
})

test('refunds an order in parts, each once, and never more than was paid', async () => {
  const paid = await createPaidOrder(world)
  const allocation = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: paid.rawOrderId },
  })
  const give = (amountCentesimos?: number) =>
    world.harness.services.transact(unit =>
      requestRefund(unit, {
        paymentId: allocation.paymentId,
        allocationId: allocation.id,
        reason: 'Vino rayado',
        at: world.harness.clock.now(),
        ...(amountCentesimos === undefined ? {} : { amountCentesimos }),
      }),
    )
  await give(85_000)
  expect(await sharesOf(paid)).toMatchObject({ payments: [{ state: 'REFUNDING' }] })
  await world.settle()
  expect(await sharesOf(paid)).toEqual({ held: 400_000, payments: [{ state: 'PARTIALLY_REFUNDED' }] })
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
  await expect(give(400_001)).rejects.toThrow('exceed')
  const rest = { paymentId: allocation.paymentId, allocationId: null, amountCentesimos: 1, reason: 'x' }
  const ofRest = world.harness.services.transact(unit =>
    requestRefund(unit, { ...rest, at: world.harness.clock.now() }),
  )
  await expect(ofRest).rejects.toThrow('exceed')
  expect(await give()).toBe(400_000)
  expect(await give()).toBe(0)
  await world.settle()
  expect(await sharesOf(paid)).toEqual({ held: 0, payments: [{ state: 'REFUNDED' }] })
})

test('checks references against purpose and source, and sums against their checkout, in the database', async () => {
  const { rawOrderId, checkoutId } = await createPaidOrder(world)
  // The checkout's item has no allocation.
  await startCheckout(world, world.cast.ana, (await requestWithOffer(world)).offerId)
  const refused = (sql: string, name: string) =>
    expect(world.harness.services.db.query(sql)).rejects.toThrow(name)
  await refused(`UPDATE "Order" SET source = 'CUSTOM_ORDER' WHERE id = '${rawOrderId}'`, 'Order_source')
  await refused(`UPDATE "Order" SET "requestId" = NULL WHERE id = '${rawOrderId}'`, 'Order_source')
  await refused(`UPDATE "Checkout" SET "payerName" = 'Ana' WHERE id = '${checkoutId}'`, 'Checkout_payer')
  await refused(`UPDATE "Checkout" SET "payerId" = NULL WHERE id = '${checkoutId}'`, 'Checkout_payer')
  await refused(`UPDATE "CheckoutItem" SET plan = NULL WHERE "checkoutId" = '${checkoutId}'`, 'immutable')
  const item = (purposePart: string) =>
    `INSERT INTO "CheckoutItem" (id, "checkoutId", position, purpose, "amountCentesimos" ${purposePart}
     FROM "CheckoutItem" WHERE "checkoutId" = '${checkoutId}'`
  await refused(item(`) SELECT gen_random_uuid(), "checkoutId", 1, 'OFFER', 100`), 'CheckoutItem_purpose')
  await refused(
    item(
      `, "offerVersionId", plan) SELECT gen_random_uuid(), "checkoutId", 1, 'OFFER', 100, "offerVersionId", plan`,
    ),
    'its items sum to',
  )
  const [allocation] = await prisma().paymentAllocation.findMany({ where: { orderId: rawOrderId } })
  const allocated = (outcome: string, orderId = 'NULL::uuid') =>
    `INSERT INTO "PaymentAllocation" (id, "paymentId", "itemId", outcome, "orderId", "amountCentesimos")
     SELECT gen_random_uuid(), "paymentId", i.id, '${outcome}', ${orderId}, 1 FROM "PaymentAllocation" a, "CheckoutItem" i
     WHERE a.id = '${allocation?.id}' AND NOT EXISTS (SELECT 1 FROM "PaymentAllocation" o WHERE o."itemId" = i.id) LIMIT 1`
  await refused(allocated('RETURNED'), 'is allocated')
  await refused(allocated('ORDER'), 'PaymentAllocation_outcome')
  await refused(allocated('ORDER', `a."orderId"`), 'PaymentAllocation_outcome')
  await refused(allocated('SERVICE', `a."orderId"`), 'PaymentAllocation_outcome')
})

test('keeps the ledger at zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  const { sum, discrepancies } = await ledgerInvariants(world)
  expect({ sum, discrepancies }).toEqual({ sum: 0, discrepancies: [] })
})
