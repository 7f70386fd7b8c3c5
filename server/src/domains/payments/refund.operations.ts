import type { Payment, Refund } from '../../generated/prisma/client.ts'
import { type Actor, takeStep } from '../../platform/lifecycle.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { orderTouched } from '../orders/order.events.ts'
import { lockOrder, orderEventOf } from '../orders/order.operations.ts'
import { post } from './ledger.ts'
import { checkoutMoved } from './payment.events.ts'
import { executeRefund } from './payment.jobTypes.ts'
import { paymentLifecycle, refundLifecycle } from './payment.lifecycle.ts'
import {
  type GatewayRefund,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
} from './paymentGateway.ts'
import { refundPostings } from './postings.ts'

/** Decides, inside the caller's transaction, that the buyer gets all of a payment back; a job carries it out. */
export async function requestRefund(
  { tx, enqueue }: Unit,
  payment: Pick<Payment, 'id' | 'state' | 'amountCentesimos'>,
  decision: { actor: Actor; accountId: string | null; reason: string; at: Date },
): Promise<void> {
  const { actor, accountId, reason, at } = decision
  await takeStep(
    tx,
    paymentLifecycle,
    { subject: payment, action: 'giveBack', actor, accountId, note: reason, at },
    (where, state) => tx.payment.updateMany({ where, data: { state } }),
  )
  const refund = await tx.refund.create({
    data: { paymentId: payment.id, amountCentesimos: payment.amountCentesimos, reason, createdAt: at },
    select: { id: true },
  })
  await enqueue(executeRefund, { refundId: refund.id })
}

/**
 * Carries a requested refund out and writes its end. The refund's id is the idempotency key, so repeating it after any
 * crash never gives money back twice. Throws GatewayUnavailable (the job tries again).
 */
export async function settleRefund(services: Services, refundId: string): Promise<void> {
  const { gateway, db, logger } = services
  if (!gateway) throw new GatewayUnavailable('off', 'no payment gateway is configured')
  const refund = await db.prisma.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { include: { checkout: { select: { gatewayRef: true } } } } },
  })
  if (refund.state !== 'REQUESTED') return
  const answer = await (refund.gatewayRef
    ? gateway.readRefund(refund.gatewayRef)
    : giveBack(gateway, refund, refund.payment.checkout.gatewayRef)
  ).catch(error => {
    if (!(error instanceof GatewayRefused)) throw error
    logger.error({ err: error, refundId }, 'the gateway refused a refund; somebody has to look at it')
    return null
  })
  await services.transact(unit => writeRefund(unit, services, refundId, answer))
}

/** What became of a refund; without a ref when there was nothing left to give back. */
type RefundAnswer = Pick<GatewayRefund, 'status'> & { readonly ref: string | null }

/**
 * Asks for all of the payment, and when the gateway says no, for what it still has of it: some or all may have been
 * given back by hand there, or by us so long ago that the gateway has forgotten the key. Throws GatewayRefused.
 */
async function giveBack(
  gateway: PaymentGateway,
  refund: Refund & { payment: Pick<Payment, 'gatewayRef'> },
  checkoutRef: string | null,
): Promise<RefundAnswer> {
  const { id, amountCentesimos, reason } = refund
  const ask = (idempotencyKey: string, amount: number) =>
    gateway.refund({
      idempotencyKey,
      paymentRef: refund.payment.gatewayRef,
      amountCentesimos: amount,
      reason,
    })
  try {
    return await ask(id, amountCentesimos)
  } catch (error) {
    if (!(error instanceof GatewayRefused) || checkoutRef === null) throw error
    const { payment } = await gateway.readCheckout(checkoutRef)
    const left = payment && payment.amountCentesimos - payment.amountRefundedCentesimos
    if (left === 0) return { ref: null, status: 'SUCCEEDED' }
    if (left === null || left >= amountCentesimos) throw error
    return ask(`${id}-rest`, left)
  }
}

async function writeRefund(
  unit: Unit,
  { clock }: Services,
  refundId: string,
  answer: RefundAnswer | null,
): Promise<void> {
  const { tx, emit } = unit
  const at = clock.now()
  await tx.$queryRaw`SELECT 1 FROM "Refund" WHERE id = ${refundId}::uuid FOR UPDATE`
  const refund = await tx.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { include: { checkout: true, order: { select: { providerId: true } } } } },
  })
  if (refund.state !== 'REQUESTED') return
  if (answer?.status === 'PENDING') {
    await tx.refund.update({ where: { id: refundId }, data: { gatewayRef: answer.ref } })
    return
  }
  const succeeded = answer?.status === 'SUCCEEDED'
  const action = succeeded ? 'succeed' : 'fail'
  await takeStep(tx, refundLifecycle, { subject: refund, action, actor: 'gateway', at }, (where, state) =>
    tx.refund.updateMany({
      where,
      data: { state, settledAt: at, gatewayRef: answer?.ref ?? refund.gatewayRef },
    }),
  )
  const { payment } = refund
  if (succeeded) {
    await takeStep(
      tx,
      paymentLifecycle,
      { subject: payment, action: 'finishRefund', actor: 'gateway', at },
      (where, state) => tx.payment.updateMany({ where, data: { state } }),
    )
    await post(tx, {
      kind: 'REFUND',
      subjectId: refundId,
      orderId: payment.orderId,
      paymentId: payment.id,
      postings: refundPostings(refund.amountCentesimos, payment.order?.providerId ?? null),
      at,
    })
  }
  await emit(checkoutMoved, { checkoutId: payment.checkoutId, buyerId: payment.checkout.buyerId })
  if (payment.orderId) await emit(orderTouched, orderEventOf(await lockOrder(tx, { id: payment.orderId })))
}
