import type { Prisma } from '../../generated/prisma/client.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { orderTouched } from '../orders/order.events.ts'
import { orderFacts } from '../orders/order.step.ts'
import { post } from './ledger.ts'
import { refundFailed } from './payment.events.ts'
import { stepRefund } from './payment.step.ts'
import {
  byHandPostings,
  coveredRefundPostings,
  moneyOf,
  type Posting,
  refundPostings,
  reversed,
} from './postings.ts'

/** The reads that a refund's step and postings take. */
export const REFUND_FACTS = {
  payment: { include: { checkout: true } },
  allocation: { include: { order: { include: { provider: { select: { accountId: true } } } } } },
} as const

export type RefundWithFacts = Prisma.RefundGetPayload<{ include: typeof REFUND_FACTS }>

/** Postings of a refund: by the gateway, by our team's bank transfer, or by money that the payer had already. */
export function postingsOf({
  amountCentesimos,
  byHand,
  isElsewhere,
  allocation,
}: Pick<RefundWithFacts, 'amountCentesimos' | 'byHand' | 'isElsewhere' | 'allocation'>): Posting[] {
  const money = moneyOf(allocation)
  if (isElsewhere) return coveredRefundPostings(amountCentesimos, money)
  return byHand ? byHandPostings(amountCentesimos, money) : refundPostings(amountCentesimos, money)
}

interface RecordedRefund {
  readonly paymentId: string
  readonly allocationId: string | null
  readonly amountCentesimos: number
  /** In Spanish. */
  readonly reason: string
  /** Way on which the money reached the payer without a refund by the gateway. */
  readonly way: 'byHand' | 'isElsewhere'
}

interface By {
  readonly actor: 'gateway' | 'staff'
  readonly accountId?: string
  readonly note?: string
  readonly at: Date
}

/** Writes down a refund that has happened already, with its postings; returns its id. The caller holds the payment's lock. */
export async function recordRefund(unit: Unit, { way, ...facts }: RecordedRefund, by: By): Promise<string> {
  const { tx, emit } = unit
  const refund = await tx.refund.create({
    data: { ...facts, createdAt: by.at, [way]: true },
    include: REFUND_FACTS,
  })
  await stepRefund(unit, refund, { ...by, action: 'succeed' }, { settledAt: by.at })
  const order = refund.allocation?.order ?? null
  await post(tx, {
    kind: 'REFUND',
    subjectId: refund.id,
    orderId: order?.id ?? null,
    paymentId: facts.paymentId,
    postings: postingsOf(refund),
    at: by.at,
  })
  if (order) await emit(orderTouched, orderFacts(order))
  return refund.id
}

/** The payer does not have the money of a refund, possibly after it had succeeded: it waits for our team. */
export async function failRefund(
  unit: Unit,
  refund: RefundWithFacts,
  { settledAt: at, gatewayRef }: { readonly settledAt: Date; readonly gatewayRef: string | null },
): Promise<void> {
  const { tx, emit } = unit
  const { id: refundId, state, paymentId } = refund
  await stepRefund(unit, refund, { action: 'fail', actor: 'gateway', at }, { settledAt: at, gatewayRef })
  const order = refund.allocation?.order ?? null
  if (state === 'SUCCEEDED')
    await post(tx, {
      kind: 'REFUND_REVERSAL',
      subjectId: refundId,
      orderId: order?.id ?? null,
      paymentId,
      postings: reversed(postingsOf(refund)),
      at,
    })
  if (order) await emit(orderTouched, orderFacts(order))
  await emit(refundFailed, { refundId })
}
