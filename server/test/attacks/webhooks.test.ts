import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayToPayWith } from '../../src/domains/payments/gateways.ts'
import { findDiscrepancies } from '../../src/domains/payments/ledgerAudit.ts'
import type { GatewayCheckout, PaymentGateway } from '../../src/domains/payments/paymentGateway.ts'
import { settlePayment } from '../../src/domains/payments/settlement.operations.ts'
import { signatureHeader } from '../../src/sandbox/stripe/events.ts'
import { between, type Snapshot, watchStage } from '../guards/snapshot.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  STRIPE,
  type Started,
  startCheckout,
} from '../paymentsWorld.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'

let world: PaymentsWorld
let look: () => Promise<Snapshot>
let site: ServedSite
beforeAll(async () => {
  world = await createPaymentsWorld()
  look = await watchStage(world)
  site = await serveSite(world.harness)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const { webhookSecret } = STRIPE
const now = () => Math.floor(world.harness.clock.now().getTime() / 1000)
const prisma = () => world.harness.services.db.prisma

/** An event in Stripe's form, about any object. */
const eventOf = (object: Record<string, unknown>, type = 'checkout.session.completed') =>
  JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created: now(), data: { object } })

/** Delivers a body; returns the status. */
async function deliver(body: string, signature?: string): Promise<number> {
  const answer = await fetch(`${site.origin}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    body,
  })
  return answer.status
}
const signed = (body: string, at = now()) => signatureHeader(body, webhookSecret, at)

async function ordered(): Promise<Started & { rawRequestId: string }> {
  const { request, offerId } = await requestWithOffer(world)
  await world.harness.drain()
  return { ...(await startCheckout(world, world.cast.ana, offerId)), rawRequestId: request.rawId }
}

test.each<[string, (body: string) => string | undefined]>([
  ['without a signature', () => undefined],
  ['with an empty one', () => 't=,v1='],
  ['signed with another secret', body => signatureHeader(body, 'whsec_other', now())],
  ['signed without a secret', body => signatureHeader(body, '', now())],
  ['with the signature of another body', () => signed('{}')],
  ['with a signature under another scheme', body => signed(body).replace('v1=', 'v0=')],
  ['signed for another moment', body => signed(body).replace(/t=\d+/, `t=${now() - 60}`)],
  ['recorded six minutes ago', body => signed(body, now() - 360)],
])('refuses an event %s without effects', async (_how, sign) => {
  const { sessionId } = await ordered()
  world.sandbox.control.stripe.pay(sessionId)
  const body = eventOf({ id: sessionId, object: 'checkout.session' })
  const before = await look()
  expect(await deliver(body, sign(body))).toBe(400)
  await world.harness.drain()
  expect(between(before, await look())).toEqual({})
})

test('handles an event delivered again as one, while its signature is valid', async () => {
  const { sessionId } = await ordered()
  const body = eventOf({ id: sessionId, object: 'checkout.session' })
  expect(await deliver(body, signed(body))).toBe(200)
  const before = await look()
  const again = await Promise.all([1, 2, 3].map(() => deliver(body, signed(body))))
  expect(again).toEqual([200, 200, 200])
  expect(between(before, await look())).toEqual({})
})

test("does not trust an event's content: asks Stripe", async () => {
  const { sessionId, checkoutId, rawRequestId } = await ordered()
  const told = { id: sessionId, object: 'checkout.session', status: 'complete', payment_status: 'paid' }
  const body = eventOf({ ...told, amount_total: 1, payment_intent: 'pi_told' })
  expect(await deliver(body, signed(body))).toBe(200)
  await world.harness.drain()
  expect(await prisma().checkout.findUnique({ where: { id: checkoutId } })).toMatchObject({ state: 'OPEN' })
  expect(await prisma().order.count({ where: { requestId: rawRequestId } })).toBe(0)
})

test.each([
  ['refund.created', { id: 're_unknown', object: 'refund', payment_intent: 'pi_unknown' }],
  ['charge.refunded', { id: 'ch_unknown', object: 'charge', payment_intent: 'pi_unknown' }],
  ['payment_intent.payment_failed', { id: 'pi_unknown', object: 'payment_intent' }],
  ['account.updated', { id: 'acct_1', object: 'account' }],
])('ignores a %s of a foreign object', async (type, object) => {
  await createPaidOrder(world)
  await world.harness.drain()
  const body = eventOf(object, type)
  const before = await look()
  expect(await deliver(body, signed(body))).toBe(200)
  await world.harness.drain()
  const happened = between(before, await look())
  expect(Object.keys(happened).filter(what => !what.startsWith('job '))).toEqual(['WebhookReceipt INSERT'])
})

/** A gateway that reports a session differently. */
function saying(sessionId: string, change: (truth: GatewayCheckout) => GatewayCheckout): PaymentGateway {
  const { gateways } = world.harness.services
  const gateway = gatewayToPayWith({ gateways }, 'STRIPE')
  return {
    ...gateway,
    readCheckout: async key => {
      const truth = await gateway.readCheckout(key)
      return key.ref === sessionId ? change(truth) : truth
    },
  }
}
const paying = (centesimos: number) => (truth: GatewayCheckout) => ({
  ...truth,
  payments: truth.payments.map(payment => ({ ...payment, amountCentesimos: centesimos })),
})

test.each<[string, (truth: GatewayCheckout) => GatewayCheckout]>([
  ['a centésimo less than was agreed', paying(484_999)],
  ['more than was agreed', paying(485_001)],
  ['the same number of another money', truth => ({ ...truth, currency: 'USD' })],
])('buys nothing and refunds %s', async (_what, change) => {
  const { sessionId, checkoutId, rawRequestId } = await ordered()
  world.sandbox.control.stripe.pay(sessionId)
  const gateways = new Map([['STRIPE' as const, saying(sessionId, change)]])
  await settlePayment({ ...world.harness.services, gateways }, checkoutId)
  expect(await prisma().order.count({ where: { requestId: rawRequestId } })).toBe(0)
  expect(
    await prisma().payment.findFirst({
      where: { checkoutId },
      include: { allocations: true, refunds: true },
    }),
  ).toMatchObject({ allocations: [], refunds: [{ allocationId: null, state: 'REQUESTED' }] })
})

test.each([
  ['when both arrive together', false],
  ['when the first is settled already', true],
])('refunds a second payment of one checkout whole, %s', async (_when, isSettled) => {
  const { sessionId, checkoutId, rawRequestId } = await ordered()
  world.sandbox.control.stripe.pay(sessionId)
  if (isSettled) await settlePayment(world.harness.services, checkoutId)
  const twice = (truth: GatewayCheckout) => ({
    ...truth,
    payments: truth.payments.flatMap(payment => [payment, { ...payment, ref: `second of ${payment.ref}` }]),
  })
  const gateways = new Map([['STRIPE' as const, saying(sessionId, twice)]])
  const services = { ...world.harness.services, gateways }
  await settlePayment(services, checkoutId)
  await settlePayment(services, checkoutId)
  expect(await prisma().order.count({ where: { requestId: rawRequestId } })).toBe(1)
  const payments = await prisma().payment.findMany({
    where: { checkoutId },
    orderBy: { id: 'asc' },
    include: { allocations: true, refunds: true },
  })
  expect(payments).toMatchObject([
    { allocations: [{ outcome: 'ORDER' }], refunds: [] },
    {
      allocations: [],
      refunds: [{ allocationId: null, state: 'REQUESTED', amountCentesimos: payments[1]?.amountCentesimos }],
    },
  ])
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
})

test('does not pay a checkout by another session that names it', async () => {
  const { checkoutId, sessionId: own, rawRequestId } = await ordered()
  const { ref } = await gatewayToPayWith(world.harness.services, 'STRIPE').createCheckout({
    idempotencyKey: randomUUID(),
    amountCentesimos: 485_000,
    currency: 'UYU',
    description: 'x',
    lines: [{ name: 'x', amountCentesimos: 485_000 }],
    customerEmail: 'x@correo.test',
    reference: checkoutId,
    successUrl: 'http://tuerca.test/',
    pendingUrl: 'http://tuerca.test/',
    cancelUrl: 'http://tuerca.test/',
    vouchersExpireAt: new Date(world.harness.clock.now().getTime() + 72 * 3_600_000),
    expiresAt: new Date(world.harness.clock.now().getTime() + 3_600_000),
  })
  world.sandbox.control.stripe.pay(ref)
  const body = eventOf({ id: ref, object: 'checkout.session' })
  expect(await deliver(body, signed(body))).toBe(200)
  await world.harness.drain()
  expect(await prisma().checkout.findUnique({ where: { id: checkoutId } })).toMatchObject({
    state: 'OPEN',
    gatewayRef: own,
  })
  expect(await prisma().order.count({ where: { requestId: rawRequestId } })).toBe(0)
})

test('refuses a body larger than any event', async () => {
  const body = eventOf({ id: 'cs_test_big', object: 'checkout.session', padding: 'x'.repeat(1024 * 1024) })
  const before = await look()
  expect(await deliver(body, signed(body))).toBe(413)
  expect(between(before, await look())).toEqual({})
})
