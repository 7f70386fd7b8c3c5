import type { Refund } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { orderTouched } from '../orders/order.events.ts'
import { orderFacts } from '../orders/order.step.ts'
import { gatewayOf } from './gateways.ts'
import { post } from './ledger.ts'
import { refundFailed } from './payment.events.ts'
import { executeRefund } from './payment.jobTypes.ts'
import { stepRefund } from './payment.step.ts'
import {
  type CheckoutKey,
  type GatewayRefund,
  GatewayRefused,
  type PaymentGateway,
} from './paymentGateway.ts'
import { moneyOf, refundPostings, reversed } from './postings.ts'

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
 * Decides, inside the caller's transaction, on a refund to the payer; a job carries it out. Returns the
 * amount in centésimos; writes nothing when nothing is left. The database refuses more than that.
 */
export async function requestRefund({ tx, enqueue }: Unit, request: RefundRequest): Promise<number> {
  const { paymentId, allocationId, reason, at } = request
  await lockRow(tx, 'Payment', paymentId)
  const amountCentesimos = request.amountCentesimos ?? (await leftToRefund(tx, paymentId, allocationId))
  if (amountCentesimos === 0) return 0
  const { id: refundId } = await tx.refund.create({
    data: { paymentId, allocationId, amountCentesimos, reason, createdAt: at },
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
  const refund = await tx.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: {
      payment: { include: { checkout: true } },
      allocation: {
        include: { order: { include: { provider: { select: { accountId: true } } } } },
      },
    },
  })
  const hadSucceeded = refund.state === 'SUCCEEDED'
  const hasFailed = answer === null || answer.status === 'FAILED'
  if (refund.state === 'FAILED' || (hadSucceeded && !hasFailed)) return false
  if (answer?.status === 'PENDING') {
    await tx.refund.update({ where: { id: refundId }, data: { gatewayRef: answer.ref } })
    return false
  }
  const action = hasFailed ? 'fail' : 'succeed'
  await stepRefund(
    unit,
    refund,
    { action, actor: 'gateway', at },
    { settledAt: at, gatewayRef: answer?.ref ?? refund.gatewayRef },
  )
  const order = refund.allocation?.order ?? null
  const given = refundPostings(refund.amountCentesimos, moneyOf(refund.allocation))
  const about = { subjectId: refundId, orderId: order?.id ?? null, paymentId, at }
  if (!hasFailed) await post(tx, { ...about, kind: 'REFUND', postings: given })
  else if (hadSucceeded) await post(tx, { ...about, kind: 'REFUND_REVERSAL', postings: reversed(given) })
  if (order) await emit(orderTouched, orderFacts(order))
  if (hasFailed) await emit(refundFailed, { refundId })
  return hasFailed
}
