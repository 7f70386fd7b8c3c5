import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { stepOffer } from '../offers/offer.step.ts'
import { orderCanceled } from '../orders/order.events.ts'
import { type LockedOrder, lockOrder, orderEventOf, stepOrder } from '../orders/order.operations.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireApprovedProvider } from '../viewer.ts'
import { post } from './ledger.ts'
import { cancellationFee, cancellationFeePostings } from './postings.ts'
import { requestRefund } from './refund.operations.ts'

/** The provider cancels an order: the buyer gets everything back, and the request is open to others again. */
export async function cancelOrder(
  ctx: OperationContext,
  input: { orderId: string; reason: string },
): Promise<{ orderId: string; refundCentesimos: number; feeCentesimos: number }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  const at = ctx.clock.now()
  const { reason } = input
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const found = await lockOrder(tx, { id: input.orderId, providerId: provider.id })
    const order = await stepOrder(
      tx,
      found,
      { action: 'cancel', actor: 'provider', accountId, note: reason, at },
      { cancelReason: reason },
    )
    const payment = await tx.payment.findUniqueOrThrow({ where: { orderId: order.id } })
    await requestRefund(unit, payment, { actor: 'provider', accountId, reason, at })
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
    await reopenRequest(unit, order, at)
    await emit(orderCanceled, orderEventOf(order))
    return { orderId: order.id, refundCentesimos: payment.amountCentesimos, feeCentesimos }
  })
}

// Whoever lost to the cancelled order is back in the comparison, if their offer is still good.
async function reopenRequest(unit: Unit, order: LockedOrder, at: Date): Promise<void> {
  const { tx } = unit
  const request = await lockRequest(tx, order.requestId)
  if (!request || request.state !== 'AWARDED') return
  const lost = await tx.offer.findMany({
    where: { requestId: request.id, state: 'REJECTED', currentVersion: { validUntil: { gt: at } } },
    include: { provider: { select: { accountId: true } } },
  })
  const history = await tx.stateChange.findMany({
    where: { subjectId: { in: lost.map(offer => offer.id) } },
    orderBy: { id: 'desc' },
    select: { subjectId: true, action: true },
  })
  const lastAction = (offerId: string) => history.find(change => change.subjectId === offerId)?.action
  for (const offer of lost) {
    if (lastAction(offer.id) === 'lose')
      await stepOffer(unit, { ...offer, request }, { action: 'restore', actor: 'system', at })
  }
  const active = await tx.order.count({ where: { requestId: request.id, state: { not: 'CANCELED' } } })
  if (active > 0) return
  const pending = await tx.offer.count({ where: { requestId: request.id, state: 'PENDING' } })
  const action = pending > 0 ? 'reopenAnswered' : 'reopen'
  await stepPartRequest(unit, request, { action, actor: 'system', at })
}
