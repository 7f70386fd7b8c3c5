import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { recordCases } from './paymentCases.ts'
import { settlePayment } from './settlement.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const prisma = () => world.harness.services.db.prisma
const SETTLE = /* GraphQL */ `
  mutation ($id: ID!, $reason: String!) {
    settlePaymentCase(id: $id, reason: $reason) {
      ... on PaymentCasePayload { paymentCase { isDue note settledAt orders { shortId } } }
      ... on Refusal { code message path }
    }
  }
`

/** A paid order with the gateway's id of its payment. */
async function paid() {
  const order = await createPaidOrder(world)
  const { payment } = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: order.rawOrderId },
    include: { payment: true },
  })
  const casesOf = () =>
    prisma().paymentCase.findMany({ where: { paymentId: payment.id }, orderBy: { number: 'asc' } })
  const giveBack = async (centesimos: number) => {
    world.sandbox.control.stripe.refundByHand(payment.gatewayRef, centesimos)
    await world.settle()
  }
  return { ...order, payment, casesOf, giveBack }
}

/** Decides the newest dispute at the gateway. */
async function close(outcome: 'won' | 'lost'): Promise<void> {
  const { stripe } = world.sandbox.control
  stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', outcome)
  await world.settle()
}

const settle = (id: string, reason: string) =>
  sent(world.cast.admin, SETTLE, { id: encodeGlobalId('PaymentCase', id), reason })

const waiting = async (): Promise<string[]> => {
  const { paymentCases } = await world.cast.admin.data<{
    paymentCases: { edges: { node: { id: string } }[] }
  }>('query { paymentCases(due: true) { edges { node { id } } } }')
  return paymentCases.edges.map(({ node }) => node.id)
}

test('settles a refund made in the dashboard once, with a note in the log', async () => {
  const { casesOf, giveBack, rawOrderId } = await paid()
  const shortId = rawOrderId.slice(-8).toUpperCase()
  await giveBack(1000)
  const [made] = await casesOf()
  const id = made?.id ?? ''
  expect(await waiting()).toContain(encodeGlobalId('PaymentCase', id))
  expect(await settle(id, 'Lo acordó el equipo con el vendedor')).toMatchObject({
    paymentCase: { isDue: false, note: 'Lo acordó el equipo con el vendedor', orders: [{ shortId }] },
  })
  expect(await waiting()).not.toContain(encodeGlobalId('PaymentCase', id))
  expect(await settle(id, 'Otra vez')).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ese caso ya se resolvió.',
  })
  expect(await prisma().adminAction.findMany({ where: { subjectId: id }, select: { action: true } })).toEqual(
    [{ action: 'settlePaymentCase' }],
  )
})

test('keeps a settled case as it is, and opens another for money that goes back afterwards', async () => {
  const { casesOf, giveBack, checkoutId } = await paid()
  await giveBack(1000)
  const [made] = await casesOf()
  await settle(made?.id ?? '', 'Acordado')
  await settlePayment(world.harness.services, checkoutId)
  expect(await casesOf()).toMatchObject([{ number: 1, amountCentesimos: 1000, isDue: false }])
  await giveBack(500)
  expect(await casesOf()).toMatchObject([
    { number: 1, amountCentesimos: 1000, isDue: false, note: 'Acordado' },
    { number: 2, amountCentesimos: 500, isDue: true, state: 'OPEN' },
  ])
})

test('brings a dispute back that is lost after its evidence was sent, and asks for a second note', async () => {
  const { casesOf, payment } = await paid()
  world.sandbox.control.stripe.dispute(payment.gatewayRef)
  await world.settle()
  const [made] = await casesOf()
  const id = made?.id ?? ''
  await settle(id, 'Se mandó la guía firmada')
  await close('lost')
  expect(await casesOf()).toMatchObject([{ state: 'LOST', isDue: true }])
  expect(await settle(id, 'Lo asume Tuerca')).toMatchObject({
    paymentCase: { isDue: false, note: 'Se mandó la guía firmada\nLo asume Tuerca' },
  })
})

test('leaves nothing to settle of a dispute that was won', async () => {
  const { casesOf, payment } = await paid()
  world.sandbox.control.stripe.dispute(payment.gatewayRef)
  await world.settle()
  await close('won')
  expect(await casesOf()).toMatchObject([{ state: 'WON', isDue: false }])
})

test('asks for the note at its field', async () => {
  const { casesOf, giveBack } = await paid()
  await giveBack(1000)
  const [made] = await casesOf()
  expect(await settle(made?.id ?? '', ' ')).toMatchObject({ code: 'INVALID_INPUT', path: ['reason'] })
})

test('finds money given back by hand once our refund that seemed to cover it is refused', async () => {
  const { casesOf, orderId, payment, checkoutId } = await paid()
  const { services } = world.harness
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  const { faults, stripe, webhooks } = world.sandbox.control
  stripe.refundByHand(payment.gatewayRef, 1000)
  webhooks.drop()
  // The gateway's sum is less than the refund that is on its way.
  await settlePayment(services, checkoutId)
  expect(await casesOf()).toEqual([])
  faults.misbehave({ vendor: 'stripe', kind: 'ERROR', status: 400, match: 'refunds', times: 4 })
  await world.harness.drain()
  faults.clear()
  expect(await prisma().refund.findMany({ where: { paymentId: payment.id } })).toMatchObject([
    { state: 'FAILED' },
  ])
  expect(await casesOf()).toMatchObject([{ kind: 'REFUND_ELSEWHERE', amountCentesimos: 1000, isDue: true }])
})

test('keeps a case that was settled after the gateway had given an older answer', async () => {
  const { casesOf, giveBack, payment } = await paid()
  const { services, clock } = world.harness
  await giveBack(1000)
  const askedAt = clock.now()
  clock.advance(1000)
  await giveBack(500)
  const [made] = await casesOf()
  await settle(made?.id ?? '', 'Acordado')
  const known = await prisma().payment.findUniqueOrThrow({
    where: { id: payment.id },
    include: { refunds: true, cases: true },
  })
  const { gatewayRef: ref, amountCentesimos, feeCentesimos, paidAt } = payment
  const told = { ref, amountCentesimos, feeCentesimos, paidAt, amountRefundedCentesimos: 1000, dispute: null }
  await services.transact(unit =>
    recordCases(unit, services.logger, { known, told, askedAt, at: clock.now() }),
  )
  expect(await casesOf()).toMatchObject([
    { amountCentesimos: 1500, bookedCentesimos: 1500, isDue: false, state: 'OPEN' },
  ])
})

test('writes to our team about a dispute that was lost before we heard of it', async () => {
  const { casesOf, payment } = await paid()
  const { stripe, webhooks } = world.sandbox.control
  stripe.dispute(payment.gatewayRef)
  webhooks.drop()
  world.harness.mails.length = 0
  await close('lost')
  expect(await casesOf()).toMatchObject([{ state: 'LOST', isDue: true }])
  expect(world.harness.mails.map(({ subject }) => subject)).toEqual(['Contracargo perdido de $\u00a04.850'])
})

test('learns within a day that a lost dispute was won after all, although its webhook is lost', async () => {
  const { casesOf, payment } = await paid()
  world.sandbox.control.stripe.dispute(payment.gatewayRef)
  await world.settle()
  await close('won')
  const [made] = await casesOf()
  // As if the gateway had said so before.
  await prisma().paymentCase.update({ where: { id: made?.id ?? '' }, data: { state: 'LOST', isDue: true } })
  world.harness.clock.advance(HOUR_MS)
  await world.harness.runJob('payment.reconcileRefunds')
  await world.harness.drain()
  expect(await casesOf()).toMatchObject([{ state: 'WON', isDue: false }])
})
