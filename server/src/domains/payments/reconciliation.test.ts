import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  requestWithOffer,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { comparePage, differenceOf } from './reconciliation.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ gatewayPageSize: 1 })
})
afterAll(() => world.close())
beforeEach(() => {
  world.sandbox.control.faults.clear()
  // Later than the payments of the test before.
  world.harness.clock.advance(40 * DAY_MS)
})

const prisma = () => world.harness.services.db.prisma
const casesOf = (gatewayRef: string) =>
  prisma().paymentCase.findMany({ where: { gatewayRef }, orderBy: { id: 'asc' } })
const stateOf = async (gatewayRef: string) =>
  (await casesOf(gatewayRef)).map(({ kind, state, isDue }) => [kind, state, isDue])

/** Runs the nightly comparison with all of its pages, some hours later. */
async function compare(hours = 2): Promise<void> {
  world.harness.clock.advance(hours * HOUR_MS)
  await world.harness.runJob('payment.compareGateways')
  await world.harness.drain()
}

/** A paid order with its payment. */
async function paid() {
  const { rawOrderId } = await createPaidOrder(world)
  const { payment } = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: rawOrderId },
    include: { payment: true },
  })
  return payment
}

/** Pays a checkout whose webhook never arrives; returns the gateway's id of the payment. */
async function payUnheard(): Promise<string> {
  const { offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  return world.sandbox.control.stripe.session(sessionId).intentId ?? ''
}

test('finds nothing where both agree, and marks what the gateway listed', async () => {
  const payments = [await paid(), await paid()]
  await compare()
  expect(
    await prisma().paymentCase.count({ where: { gatewayRef: { in: payments.map(p => p.gatewayRef) } } }),
  ).toBe(0)
  for (const { id } of payments)
    expect((await prisma().payment.findUniqueOrThrow({ where: { id } })).listedAt).not.toBeNull()
})

test('records a payment that we do not know once, moves no money, and closes the case once we know it', async () => {
  const ref = await payUnheard()
  const before = await ledgerBalances(world)
  await compare()
  await compare()
  expect(await stateOf(ref)).toEqual([['UNKNOWN_TO_US', 'OPEN', true]])
  expect(await ledgerBalances(world)).toEqual(before)
  const { paymentCases } = await world.cast.admin.data<{ paymentCases: { edges: { node: object }[] } }>(
    'query { paymentCases(due: true, first: 1) { edges { node { gatewayName paymentRef reason orders { id } payer { id } } } } }',
  )
  expect(paymentCases.edges.map(({ node }) => node)).toEqual([
    {
      gatewayName: 'Stripe',
      paymentRef: ref,
      reason: 'La pasarela tiene un pago que Tuerca no conoce.',
      orders: [],
      payer: null,
    },
  ])
  const mails = world.harness.mails.filter(
    ({ subject }) => subject === 'Una diferencia con la pasarela de pago',
  )
  expect(mails.map(({ text }) => text.includes(`Pago desconocido`) && text.includes(ref))).toEqual([true])
  await world.settle()
  await compare()
  expect(await stateOf(ref)).toEqual([['UNKNOWN_TO_US', 'AGREED', false]])
})

test('tells our team of all that one page found in one mail', async () => {
  const { services, clock } = world.harness
  const refs = ['pi_unheard_1', 'pi_unheard_2']
  const listed = refs.map(ref => ({
    ref,
    currency: 'UYU',
    amountCentesimos: 100_000,
    amountRefundedCentesimos: 0,
  }))
  world.harness.mails.length = 0
  const at = clock.now()
  await services.transact(unit => comparePage(unit, 'STRIPE', { listed, startedAt: at, at }))
  await world.harness.drain()
  expect(
    world.harness.mails.map(({ subject, text }) => [subject, refs.every(ref => text.includes(ref))]),
  ).toEqual([['2 diferencias con la pasarela de pago', true]])
})

test('records a payment that the gateway does not know, and closes the case once it does', async () => {
  const { id, gatewayRef } = await paid()
  await prisma().payment.update({ where: { id }, data: { gatewayRef: 'pi_lost' } })
  await compare()
  expect(await stateOf('pi_lost')).toEqual([['UNKNOWN_TO_GATEWAY', 'OPEN', true]])
  expect(await stateOf(gatewayRef)).toEqual([['UNKNOWN_TO_US', 'OPEN', true]])
  await prisma().payment.update({ where: { id }, data: { gatewayRef } })
  await compare()
  expect(await stateOf(gatewayRef)).toEqual([['UNKNOWN_TO_US', 'AGREED', false]])
})

test('asks about a payment of which the gateway gave something back and nobody told us', async () => {
  const { gatewayRef } = await paid()
  world.sandbox.control.stripe.refundByHand(gatewayRef, 1000)
  world.sandbox.control.webhooks.drop()
  await compare()
  expect(await casesOf(gatewayRef)).toMatchObject([
    { kind: 'AMOUNT_DIFFERS', amountCentesimos: 1000, state: 'OPEN' },
    { kind: 'REFUND_ELSEWHERE', amountCentesimos: 1000, state: 'OPEN' },
  ])
  await compare()
  expect(await stateOf(gatewayRef)).toEqual([
    ['AMOUNT_DIFFERS', 'AGREED', false],
    ['REFUND_ELSEWHERE', 'OPEN', true],
  ])
})

test('keeps a settled case as it is while the difference remains, and opens another after an agreement', async () => {
  const { id, gatewayRef } = await paid()
  await prisma().payment.update({ where: { id }, data: { gatewayRef: 'pi_other' } })
  await compare()
  const [found] = await casesOf(gatewayRef)
  const settle = /* GraphQL */ `
    mutation ($id: ID!, $reason: String!) {
      settlePaymentCase(id: $id, reason: $reason) { ... on PaymentCasePayload { paymentCase { isDue } } }
    }
  `
  const variables = { id: encodeGlobalId('PaymentCase', found?.id ?? ''), reason: 'Es de la otra empresa' }
  expect(await sent(world.cast.admin, settle, variables)).toEqual({ paymentCase: { isDue: false } })
  await compare()
  expect(await stateOf(gatewayRef)).toEqual([['UNKNOWN_TO_US', 'OPEN', false]])
  await prisma().payment.update({ where: { id }, data: { gatewayRef } })
  await compare()
  await prisma().payment.update({ where: { id }, data: { gatewayRef: 'pi_other' } })
  await compare()
  expect(await stateOf(gatewayRef)).toEqual([
    ['UNKNOWN_TO_US', 'AGREED', false],
    ['UNKNOWN_TO_US', 'OPEN', true],
  ])
})

test('records a payment once that is on two pages', async () => {
  const { transact, clock } = world.harness.services
  const told = { ref: `pi_${newId()}`, amountCentesimos: 100, amountRefundedCentesimos: 0, currency: 'UYU' }
  const at = clock.now()
  for (const listed of [[told, told], [told]])
    await transact(unit => comparePage(unit, 'STRIPE', { listed, startedAt: at, at }))
  expect(await stateOf(told.ref)).toEqual([['UNKNOWN_TO_US', 'OPEN', true]])
})

test('leaves payments of the last hour for the next run', async () => {
  const ref = await payUnheard()
  await compare(1)
  expect(await stateOf(ref)).toEqual([])
  await compare(1)
  expect(await stateOf(ref)).toEqual([['UNKNOWN_TO_US', 'OPEN', true]])
})

test('asks the gateway for a payment that began before the period in which it arrived', async () => {
  const { id, gatewayRef, paidAt } = await paid()
  await prisma().payment.update({ where: { id }, data: { paidAt: after(paidAt, DAY_MS) } })
  await compare(30 * 24 + 12)
  expect((await prisma().payment.findUniqueOrThrow({ where: { id } })).listedAt).toBeNull()
  expect(await stateOf(gatewayRef)).toEqual([])
})

test('records nothing while a gateway is down, and goes on from the page that failed', async () => {
  const [older, newer] = [await payUnheard(), await payUnheard()]
  world.harness.clock.advance(2 * HOUR_MS)
  const at = world.harness.clock.now()
  const page = {
    gateway: 'STRIPE',
    from: after(at, -DAY_MS).toISOString(),
    until: after(at, -HOUR_MS).toISOString(),
    startedAt: at.toISOString(),
    cursor: null,
  }
  world.sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR', times: 1 })
  await expect(world.harness.runJob('payment.comparePayments', page)).rejects.toThrow('Stripe answered 500')
  expect([await stateOf(newer), await stateOf(older)]).toEqual([[], []])
  await world.harness.runJob('payment.comparePayments', page)
  expect([await stateOf(newer), await stateOf(older)]).toEqual([[['UNKNOWN_TO_US', 'OPEN', true]], []])
  await world.harness.drain()
  expect(await stateOf(older)).toEqual([['UNKNOWN_TO_US', 'OPEN', true]])
})

test('records a refund that got no answer for days, and closes the case once it has one', async () => {
  const { orderId } = await createPaidOrder(world)
  await sent(world.cast.litoral, CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  const { id } = await prisma().refund.findFirstOrThrow({ orderBy: { id: 'desc' } })
  world.harness.clock.advance(2 * DAY_MS)
  await world.harness.runJob('payment.findStuck')
  expect(await stateOf(id)).toEqual([])
  world.harness.clock.advance(2 * DAY_MS)
  await world.harness.runJob('payment.findStuck')
  await world.harness.runJob('payment.findStuck')
  expect(await stateOf(id)).toEqual([['STUCK', 'OPEN', true]])
  await world.harness.drain()
  await world.harness.runJob('payment.findStuck')
  expect(await stateOf(id)).toEqual([['STUCK', 'AGREED', false]])
})

test('records a checkout in process for more than a week, and one that should have expired yesterday', async () => {
  const { offerId } = await requestWithOffer(world)
  const { checkoutId } = await startCheckout(world, world.cast.ana, offerId)
  await prisma().checkout.update({ where: { id: checkoutId }, data: { state: 'PROCESSING' } })
  const other = await requestWithOffer(world)
  const open = await startCheckout(world, world.cast.ana, other.offerId)
  world.harness.clock.advance(2 * DAY_MS)
  await world.harness.runJob('payment.findStuck')
  expect([await stateOf(checkoutId), await stateOf(open.checkoutId)]).toEqual([[], [['STUCK', 'OPEN', true]]])
  world.harness.clock.advance(6 * DAY_MS)
  await world.harness.runJob('payment.findStuck')
  expect(await stateOf(checkoutId)).toEqual([['STUCK', 'OPEN', true]])
})

const own = (state: 'REQUESTED' | 'SUCCEEDED' | 'FAILED', byHand = false) => ({
  amountCentesimos: 1000,
  refunds: [{ state, byHand, isElsewhere: false, amountCentesimos: 400 }],
  cases: [],
})
const disputed = (state: 'OPEN' | 'WON' | 'LOST') => ({
  ...own('FAILED'),
  cases: [{ kind: 'DISPUTE' as const, state, amountCentesimos: 1000 }],
})
const told = (amountRefundedCentesimos: number, amountCentesimos = 1000, currency = 'UYU') => ({
  ref: 'pi_1',
  amountCentesimos,
  amountRefundedCentesimos,
  currency,
})
test.each([
  ['a refund that both made', told(400), own('SUCCEEDED'), null],
  ['a refund that the gateway lost', told(0), own('SUCCEEDED'), 400],
  ['a refund under way, not arrived', told(0), own('REQUESTED'), null],
  ['a refund under way, arrived', told(400), own('REQUESTED'), null],
  ['more than a refund under way', told(401), own('REQUESTED'), 1],
  ['a failed refund that arrived', told(400), own('FAILED'), 400],
  ['a refund by bank transfer', told(0), own('SUCCEEDED', true), null],
  ['what an open dispute may have taken', told(1000), disputed('OPEN'), null],
  ['what a lost dispute may have taken', told(1000), disputed('LOST'), null],
  ['what went back beside a dispute that we won', told(400), disputed('WON'), 400],
  ['another amount', told(0, 999), own('FAILED'), 999],
  ['another currency', told(0, 1000, 'USD'), own('FAILED'), 1000],
])('compares %s', (_case, listed, payment, difference) => {
  expect(differenceOf(listed, payment)?.amountCentesimos ?? null).toBe(difference)
})
