import type { Refund } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { orderTouched } from '../orders/order.events.ts'
import { orderFacts } from '../orders/order.step.ts'
import { coverByLoss } from './coveredRefund.ts'
import { gatewayOf } from './gateways.ts'
import { post } from './ledger.ts'
import { executeRefund, noticeAbout, settleNotice } from './payment.jobTypes.ts'
import { stepRefund } from './payment.step.ts'
import {
  type CheckoutKey,
  type GatewayRefund,
  GatewayRefused,
  type PaymentGateway,
} from './paymentGateway.ts'
import { failRefund, postingsOf, REFUND_FACTS, type RefundWithFacts } from './recordedRefund.ts'

export interface RefundRequest {
  readonly paymentId: string
  /** The refunded allocation; null for the unallocated rest of the payment. */
  readonly allocationId: string | null
  /** In centésimos; all that is left when undefined. */
  readonly amountCentesimos?: number
  /** In Spanish. */
  readonly reason: string
  readonly at: Date
}

/**
 * Decides, inside the caller's transaction, on a refund to the payer; a job carries it out. A loss of the payment that was
 * booked covers it first: the payer has that money. Returns the amount in centésimos; writes nothing when nothing is left.
 * The database refuses more than that.
 */
export async function requestRefund(unit: Unit, request: RefundRequest): Promise<number> {
  const { tx, enqueue } = unit
  const { paymentId, allocationId, reason, at } = request
  await lockRow(tx, 'Payment', paymentId)
  const amountCentesimos = request.amountCentesimos ?? (await leftToRefund(tx, paymentId, allocationId))
  if (amountCentesimos === 0) return 0
  const left = amountCentesimos - (await coverByLoss(unit, { ...request, amountCentesimos }))
  if (left === 0) return amountCentesimos
  const { id: refundId } = await tx.refund.create({
    data: { paymentId, allocationId, amountCentesimos: left, reason, createdAt: at },
    select: { id: true },
  })
  await enqueue(executeRefund, { refundId })
  return amountCentesimos
}

/** Requests the refund of the rest of every allocation of the order; returns the sum in centésimos. See `requestRefund`. */
export async function requestRefunds(
  unit: Unit,
  orderId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<number> {
  const allocations = await unit.tx.paymentAllocation.findMany({
    where: { orderId },
    orderBy: [{ paymentId: 'asc' }, { id: 'asc' }],
    select: { id: true, paymentId: true },
  })
  let sum = 0
  for (const { id: allocationId, paymentId } of allocations)
    sum += await requestRefund(unit, { paymentId, allocationId, reason, at })
  return sum
}

/** Money of an allocation, or of a payment's rest, that no refund covers; centésimos. */
export async function leftToRefund(tx: Tx, paymentId: string, allocationId: string | null): Promise<number> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { allocations: true, refunds: { where: { allocationId, state: { not: 'FAILED' } } } },
  })
  const sum = (rows: readonly { amountCentesimos: number }[]) =>
    rows.reduce((total, row) => total + row.amountCentesimos, 0)
  const available =
    allocationId === null
      ? payment.amountCentesimos - sum(payment.allocations)
      : sum(payment.allocations.filter(({ id }) => id === allocationId))
  return available - sum(payment.refunds)
}

/**
 * Carries out a requested refund and stores its result, or detects that a successful one was returned. The
 * refund's id is the idempotency key, so repeating it after any crash never refunds twice. Throws
 * GatewayUnavailable (the job retries), and GatewayRefused when the gateway does not show a refund that it
 * accepted, which is no failure of the refund.
 */
export async function settleRefund(services: Services, refundId: string): Promise<void> {
  const { db, logger } = services
  const refund = await db.prisma.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: {
      payment: {
        include: {
          checkout: { select: { id: true, gatewayRef: true } },
          refunds: { select: { id: true, gatewayRef: true } },
        },
      },
    },
  })
  // A refund made by hand has no id of ours to read it by.
  if (refund.state === 'FAILED' || (refund.state === 'SUCCEEDED' && refund.gatewayRef === null)) return
  const { payment } = refund
  const gateway = gatewayOf(services, payment.gateway)
  const key = {
    ref: payment.checkout.gatewayRef,
    reference: payment.checkout.id,
    paymentRefs: [payment.gatewayRef],
  }
  const knownRefs = payment.refunds.flatMap(other => (other.id === refundId ? [] : (other.gatewayRef ?? [])))
  const answer = refund.gatewayRef
    ? await gateway.readRefund({ ref: refund.gatewayRef, paymentRef: payment.gatewayRef })
    : await sendRefund(gateway, refund, { paymentRef: payment.gatewayRef, key, knownRefs }).catch(error => {
        if (!(error instanceof GatewayRefused)) throw error
        logger.warn({ err: error, refundId }, 'the gateway refused a refund')
        return null
      })
  const hasFailed = await services.transact(unit => writeRefund(unit, services, refundId, answer))
  if (hasFailed) {
    const { paymentId, allocationId, amountCentesimos } = refund
    logger.error(
      { refundId, paymentId, allocationId, amountCentesimos },
      'a refund did not reach the payer; somebody has to look at it',
    )
  }
}

/** Result of a refund; without a ref when nothing was left to refund. */
type RefundAnswer = Pick<GatewayRefund, 'status'> & { readonly ref: string | null }

/**
 * Requests the refund's amount, and when the gateway refuses, the rest of the payment: some or all may have
 * been refunded by hand there. Throws GatewayRefused.
 */
async function sendRefund(
  gateway: PaymentGateway,
  { id, amountCentesimos, reason, createdAt: requestedAt }: Refund,
  { paymentRef, key, knownRefs }: { paymentRef: string; key: CheckoutKey; knownRefs: readonly string[] },
): Promise<RefundAnswer> {
  const ask = (idempotencyKey: string, amount: number) =>
    gateway.refund({
      idempotencyKey,
      paymentRef,
      amountCentesimos: amount,
      reason,
      requestedAt,
      knownRefs,
    })
  try {
    return await ask(id, amountCentesimos)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const { payments } = await gateway.readCheckout(key)
    const payment = payments.find(({ ref }) => ref === paymentRef)
    const left = payment && payment.amountCentesimos - payment.amountRefundedCentesimos
    if (left === 0) return { ref: null, status: 'SUCCEEDED' }
    if (left === undefined || left >= amountCentesimos) throw error
    return ask(`${id}-rest`, left)
  }
}

/** Returns true when the refund has just failed. */
async function writeRefund(
  unit: Unit,
  { clock }: Services,
  refundId: string,
  answer: RefundAnswer | null,
): Promise<boolean> {
  const { tx, emit } = unit
  const at = clock.now()
  const { paymentId } = await tx.refund.findUniqueOrThrow({ where: { id: refundId } })
  await lockRow(tx, 'Payment', paymentId)
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId }, include: REFUND_FACTS })
  const hasFailed = answer === null || answer.status === 'FAILED'
  if (refund.state === 'FAILED' || (refund.state === 'SUCCEEDED' && !hasFailed)) return false
  if (answer?.status === 'PENDING') {
    await tx.refund.update({ where: { id: refundId }, data: { gatewayRef: answer.ref } })
    return false
  }
  const settled = { settledAt: at, gatewayRef: answer?.ref ?? refund.gatewayRef }
  if (hasFailed) {
    await failRefund(unit, refund, settled)
    // Money that was given back by hand may have looked like this refund.
    await unit.enqueue(settleNotice, noticeAbout(refund.payment))
    return true
  }
  await stepRefund(unit, refund, { action: 'succeed', actor: 'gateway', at }, settled)
  const order = refund.allocation?.order ?? null
  const about = { kind: 'REFUND', subjectId: refundId, orderId: order?.id ?? null, paymentId, at } as const
  await post(tx, { ...about, postings: postingsOf(refund) })
  if (order) await emit(orderTouched, orderFacts(order))
  await askAboutCases(unit, refund)
  return false
}

/** The gateway's sum of refunds was read without this one, so that refunds elsewhere are counted again. */
async function askAboutCases({ tx, enqueue }: Unit, { paymentId, payment }: RefundWithFacts): Promise<void> {
  const cases = await tx.paymentCase.count({ where: { paymentId, kind: 'REFUND_ELSEWHERE' } })
  if (cases > 0) await enqueue(settleNotice, noticeAbout(payment))
}
