import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { OFFER_OF_PARTIES, stepOffer } from '../offers/offer.step.ts'
import { restateOffers } from '../offers/requestComparison.ts'
import { findOrderForRequest } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requestPartsMoved } from '../requests/request.events.ts'
import { isPartlyBought } from '../requests/request.lifecycle.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { requireAdmittedProvider } from '../viewer.ts'
import { post } from './ledger.ts'
import { cancellationFee, cancellationFeePostings } from './postings.ts'
import { requestRefunds } from './refund.operations.ts'

interface CanceledOrder {
  readonly orderId: string
  readonly refundCentesimos: number
  /** The part of it that the buyer had back already, without us. */
  readonly elsewhereCentesimos: number
  readonly feeCentesimos: number
}

/**
 * Cancels an order by its provider: the buyer gets everything back, and its parts are open again. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function cancelOrder(
  ctx: OperationContext,
  input: { orderId: string; reason: string },
): Promise<CanceledOrder> {
  const { provider, accountId } = requireAdmittedProvider(ctx.viewer)
  const at = ctx.clock.now()
  const { reason } = input
  return ctx.transact(async unit => {
    const { tx } = unit
    const found = await findOrderForRequest(tx, { id: input.orderId, providerId: provider.id })
    const order = await stepOrder(
      unit,
      found,
      { action: 'cancel', actor: 'provider', accountId, note: reason, at },
      { cancelReason: reason },
    )
    const refundCentesimos = await requestRefunds(unit, order.id, { reason, at })
    const feeCentesimos = cancellationFee(order.paidCentesimos, ctx.settings.cancellationFeeBps)
    if (feeCentesimos > 0) {
      await post(tx, {
        kind: 'CANCELLATION_FEE',
        subjectId: order.id,
        orderId: order.id,
        paymentId: null,
        postings: cancellationFeePostings(feeCentesimos, order.providerId),
        at,
      })
    }
    if (order.requestId) await reopenParts(unit, { orderId: order.id, requestId: order.requestId }, at)
    const { _sum } = await tx.refund.aggregate({
      where: { allocation: { orderId: order.id }, isElsewhere: true, state: 'SUCCEEDED' },
      _sum: { amountCentesimos: true },
    })
    const elsewhereCentesimos = _sum.amountCentesimos ?? 0
    return { orderId: order.id, refundCentesimos, elsewhereCentesimos, feeCentesimos }
  })
}

// Restores offers that lost to the canceled order, if they are still valid and have an open part.
async function reopenParts(
  unit: Unit,
  { orderId, requestId }: { orderId: string; requestId: string },
  at: Date,
): Promise<void> {
  const { tx } = unit
  await tx.requestedPart.updateMany({ where: { orderId }, data: { orderId: null } })
  const request = await tx.partRequest.update({
    where: { id: requestId },
    data: { changedAt: at },
    include: { parts: { select: { orderId: true } } },
  })
  if (request.state !== 'AWARDED' && request.state !== 'ANSWERED') return
  const lost = await tx.offer.findMany({
    where: {
      requestId,
      state: 'LOST',
      validUntil: { gt: at },
      currentVersion: { lines: { some: { requestedPart: { orderId: null } } } },
    },
    include: OFFER_OF_PARTIES,
  })
  for (const offer of lost)
    await stepOffer(unit, { ...offer, request }, { action: 'restore', actor: 'system', at })
  await restateOffers(tx, requestId)
  if (request.state !== 'AWARDED')
    return unit.emit(requestPartsMoved, { requestId, buyerId: request.buyerId })
  const pending = await tx.offer.count({ where: { requestId, state: 'PENDING' } })
  const action = isPartlyBought(request) || pending > 0 ? 'reopenAnswered' : 'reopen'
  await stepPartRequest(unit, request, { action, actor: 'system', at })
}
