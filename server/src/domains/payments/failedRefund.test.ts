import { afterAll, beforeAll, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { findDiscrepancies } from './ledgerAudit.ts'
import { settlePayment } from './settlement.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const audit = () => findDiscrepancies(prisma(), world.harness.clock.now())

const RETRY = /* GraphQL */ `
  mutation ($id: ID!) {
    retryRefund(id: $id) {
      ... on FailedRefundPayload { refund { handling handledAt } }
      ... on Refusal { code message }
    }
  }
`
const BY_HAND = /* GraphQL */ `
  mutation ($id: ID!, $reason: String!) {
    refundByHand(id: $id, reason: $reason) {
      ... on FailedRefundPayload { refund { handling order { payments { state } held } } }
      ... on Refusal { code message path }
    }
  }
`
const LIST = 'query ($handled: Boolean) { failedRefunds(handled: $handled) { edges { node { id } } } }'

/** A canceled order whose refund a bank returned, and the global id of that refund. */
async function failedRefund(): Promise<PaidOrder & { readonly refundId: string }> {
  const paid = await createPaidOrder(world)
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
  await world.settle()
  const { id, gatewayRef } = await prisma().refund.findFirstOrThrow({
    where: { allocation: { orderId: paid.rawOrderId } },
  })
  world.sandbox.control.stripe.settleRefund(gatewayRef ?? '', 'failed')
  await world.settle()
  await world.settle()
  return { ...paid, refundId: encodeGlobalId('Refund', id) }
}

async function listed(handled: boolean): Promise<string[]> {
  const { failedRefunds } = await world.cast.admin.data<{
    failedRefunds: { edges: { node: { id: string } }[] }
  }>(LIST, { handled })
  return failedRefunds.edges.map(({ node }) => node.id)
}

test('lists a refund that failed until the team has handled it', async () => {
  const { refundId } = await failedRefund()
  expect(await listed(false)).toContain(refundId)
  expect(await listed(true)).not.toContain(refundId)
  await sent(world.cast.admin, RETRY, { id: refundId })
  expect(await listed(false)).not.toContain(refundId)
  expect(await listed(true)).toContain(refundId)
})

test('requests a failed refund again, which reaches the payer', async () => {
  const { refundId, rawOrderId } = await failedRefund()
  const handledAt = world.harness.clock.now().toISOString()
  expect(await sent(world.cast.admin, RETRY, { id: refundId })).toEqual({
    refund: { handling: 'RETRIED', handledAt },
  })
  await world.settle()
  expect(await ledgerBalances(world, { orderId: rawOrderId })).toEqual({})
  expect(await audit()).toEqual([])
})

test('books what the team gave back by hand from the bank account', async () => {
  const { refundId, rawOrderId } = await failedRefund()
  const reason = 'Transferencia 8821 a la cuenta de Ana'
  expect(await sent(world.cast.admin, BY_HAND, { id: refundId, reason })).toEqual({
    refund: { handling: 'BY_HAND', order: { payments: [{ state: 'REFUNDED' }], held: 0 } },
  })
  expect(await ledgerBalances(world, { orderId: rawOrderId })).toEqual({ GATEWAY: 485_000, BANK: -485_000 })
  expect(await audit()).toEqual([])
  const made = await prisma().refund.findFirstOrThrow({
    where: { byHand: true, allocation: { orderId: rawOrderId } },
    include: { payment: true },
  })
  const [step] = await prisma().stateChange.findMany({ where: { subjectId: made.id } })
  expect(step).toMatchObject({ machine: 'Refund', action: 'succeed', actor: 'staff', note: reason })
  // The gateway knows nothing of it, and reports no refund that we have not asked for.
  await settlePayment(world.harness.services, made.payment.checkoutId)
  expect(await prisma().paymentCase.count({ where: { paymentId: made.paymentId } })).toBe(0)
})

test('keeps a case for a refund in the dashboard beside one by hand', async () => {
  const { refundId, rawOrderId } = await failedRefund()
  await sent(world.cast.admin, BY_HAND, { id: refundId, reason: 'Transferencia 8822' })
  const { payment } = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: rawOrderId },
    include: { payment: true },
  })
  world.sandbox.control.stripe.refundByHand(payment.gatewayRef, 485_000)
  await world.settle()
  expect(await prisma().paymentCase.findMany({ where: { paymentId: payment.id } })).toMatchObject([
    { kind: 'REFUND_ELSEWHERE', amountCentesimos: 485_000, state: 'OPEN' },
  ])
})

test('handles a failed refund once', async () => {
  const { refundId } = await failedRefund()
  await sent(world.cast.admin, RETRY, { id: refundId })
  expect(await sent(world.cast.admin, BY_HAND, { id: refundId, reason: 'Otra vez' })).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ese reembolso ya se resolvió.',
  })
})

test('asks for the transfer at its field', async () => {
  const { refundId } = await failedRefund()
  expect(await sent(world.cast.admin, BY_HAND, { id: refundId, reason: ' ' })).toMatchObject({
    code: 'INVALID_INPUT',
    path: ['reason'],
  })
})
