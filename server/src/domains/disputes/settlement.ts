import { settlementShares } from '../../common/disputes/settlementShares.ts'
import type { Dispute } from '../../generated/prisma/client.ts'
import type { DisputeSolution } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { formatMoney } from '../../platform/money.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { closeIfFinished } from '../orders/finishedRequest.ts'
import type { FoundOrder } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { coverableOf } from '../payments/coveredRefund.ts'
import { owed } from '../payments/ledger.ts'
import { leftToRefund, requestRefund } from '../payments/refund.operations.ts'
import { commissionOfOrder, postRelease } from '../payments/release.ts'

/** Terms of a settlement; amounts in centésimos. */
export interface SettlementTerms {
  readonly solution: DisputeSolution
  readonly refundCentesimos: number
}

/** Solutions that end the order; after the others the buyer may open another dispute. */
export const ENDING_SOLUTIONS: readonly DisputeSolution[] = ['REFUND_ALL', 'REFUND_PART', 'RELEASE']

/** The terms for typed values. Throws InvalidInput when the amount is missing, or not less than what was paid. */
export function termsOf(
  { paidCentesimos }: { readonly paidCentesimos: number },
  { solution, refund }: { readonly solution: DisputeSolution; readonly refund: number | null },
): SettlementTerms {
  if (solution === 'REFUND_ALL') return { solution, refundCentesimos: paidCentesimos }
  if (solution !== 'REFUND_PART') return { solution, refundCentesimos: 0 }
  if (refund !== null && refund < paidCentesimos) return { solution, refundCentesimos: refund }
  const message =
    refund === null
      ? 'Poné cuánto se devuelve.'
      : `Por Tuerca se pagaron ${formatMoney(paidCentesimos)}: una parte es menos que eso.`
  throw new InvalidInput([{ path: ['refund'], message }])
}

/** Takes a disputed order out of the dispute, on these terms, and moves its money. Once for each dispute. */
export async function settle(
  unit: Unit,
  { id: disputeId, order }: Pick<Dispute, 'id'> & { readonly order: FoundOrder },
  { solution, refundCentesimos }: SettlementTerms,
  at: Date,
): Promise<void> {
  const { tx } = unit
  const step = { actor: 'system', at } as const
  if (solution === 'SEND_AGAIN') {
    await stepOrder(unit, order, { ...step, action: 'resumeUnsent' })
    return
  }
  const reason = 'Así se resolvió la disputa'
  if (solution === 'REFUND_ALL') {
    await stepOrder(unit, order, { ...step, action: 'refund' })
    await refund(unit, order, { amountCentesimos: order.paidCentesimos, reason, at })
  } else {
    const isPart = solution === 'REFUND_PART'
    await stepOrder(unit, order, { ...step, action: isPart ? 'refundPart' : 'releaseDisputed' })
    // The refund may leave the held money at once, when the buyer has it already.
    await releaseRest(tx, order, { disputeId, refundCentesimos, at })
    if (isPart) await refund(unit, order, { amountCentesimos: refundCentesimos, reason, at })
  }
  if (order.requestId) await closeIfFinished(unit, order.requestId, at)
}

/** Returns an order whose buyer dropped the dispute to the state before. */
export async function resume(
  unit: Unit,
  { id: disputeId, order, orderState }: Pick<Dispute, 'id' | 'orderState'> & { readonly order: FoundOrder },
  at: Date,
): Promise<void> {
  const step = { actor: 'system', at } as const
  if (orderState === 'RELEASED') {
    await stepOrder(unit, order, { ...step, action: 'releaseDisputed' })
    await releaseRest(unit.tx, order, { disputeId, refundCentesimos: 0, at })
  } else {
    await stepOrder(unit, order, { ...step, action: orderState === 'PAID' ? 'resumeUnsent' : 'resumeSent' })
  }
  if (order.requestId) await closeIfFinished(unit, order.requestId, at)
}

/** Makes what the buyer does not get back the provider's, less the commission. */
async function releaseRest(
  tx: Tx,
  order: FoundOrder,
  { disputeId, refundCentesimos, at }: { disputeId: string; refundCentesimos: number; at: Date },
): Promise<void> {
  const money = { ...order, commissionCentesimos: await commissionOfOrder(tx, order.id) }
  const { commissionCentesimos } = settlementShares(money, refundCentesimos)
  await postRelease(tx, order, {
    subjectId: disputeId,
    heldCentesimos: (await owed(tx, 'HELD', { orderId: order.id })) - refundCentesimos,
    commissionCentesimos,
    at,
  })
}

/** Requests the refund of this sum, first from what losses of the order's payments cover, then from the payments in their order. */
async function refund(
  unit: Unit,
  { id: orderId }: FoundOrder,
  { amountCentesimos, reason, at }: { amountCentesimos: number; reason: string; at: Date },
): Promise<void> {
  const allocations = await unit.tx.paymentAllocation.findMany({
    where: { orderId },
    orderBy: [{ paymentId: 'asc' }, { id: 'asc' }],
    select: { id: true, paymentId: true },
  })
  let left = amountCentesimos
  for (const isCovered of [true, false])
    for (const { id: allocationId, paymentId } of allocations) {
      const place = { paymentId, allocationId }
      const rest = await leftToRefund(unit.tx, paymentId, allocationId)
      const most = isCovered ? Math.min(rest, (await coverableOf(unit.tx, place)).coverable) : rest
      const share = Math.min(left, most)
      if (share === 0) continue
      await requestRefund(unit, { ...place, amountCentesimos: share, reason, at })
      left -= share
    }
}
