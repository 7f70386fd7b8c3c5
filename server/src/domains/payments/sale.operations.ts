import { InvalidInput } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { stepOffer } from '../offers/offer.step.ts'
import { orderCanceled, orderReleased } from '../orders/order.events.ts'
import { type LockedOrder, lockOrder, orderEventOf, stepOrder } from '../orders/order.operations.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireApprovedProvider, requireBuyer } from '../viewer.ts'
import { post } from './ledger.ts'
import { cancellationFee, cancellationFeePostings, releasePostings } from './postings.ts'
import { requestRefund } from './refund.operations.ts'

/**
 * The buyer has the part: the held money becomes the provider's, less the commission, in the same transaction. With a
 * deposit the buyer says that the rest was paid in person. Throws SignInRequired, NotAllowed, NotFound, WrongState,
 * InvalidInput.
 */
export async function confirmReceipt(
  ctx: OperationContext,
  input: { orderId: string; restPaid: boolean },
): Promise<{ orderId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx, emit } = unit
    const order = await lockOrder(tx, { id: input.orderId, buyerId: accountId })
    if (order.plan === 'DEPOSIT' && order.state === 'SHIPPED' && !input.restPaid) {
      throw new InvalidInput([
        { path: ['restPaid'], message: 'Confirmá que le pagaste el resto al proveedor.' },
      ])
    }
    const note = order.plan === 'DEPOSIT' ? 'El resto se pagó en persona' : null
    const received = await stepOrder(tx, order, {
      action: 'confirmReceipt',
      actor: 'buyer',
      accountId,
      note,
      at,
    })
    const released = await stepOrder(tx, received, { action: 'release', actor: 'system', at })
    await release(unit, released, at)
    await closeRequest(unit, released, at)
    await emit(orderReleased, orderEventOf(released))
  })
  return { orderId: input.orderId }
}

async function release({ tx }: Unit, order: LockedOrder, at: Date): Promise<void> {
  const { _sum } = await tx.orderLine.aggregate({
    where: { orderId: order.id },
    _sum: { commissionCentesimos: true },
  })
  await post(tx, {
    kind: 'RELEASE',
    subjectId: order.id,
    orderId: order.id,
    paymentId: null,
    postings: releasePostings({
      heldCentesimos: order.paidCentesimos,
      commissionCentesimos: _sum.commissionCentesimos ?? 0,
      providerId: order.providerId,
    }),
    at,
  })
}

async function closeRequest(unit: Unit, order: LockedOrder, at: Date): Promise<void> {
  const { tx } = unit
  const request = await lockRequest(tx, order.requestId)
  const unfinished = await tx.order.count({
    where: { requestId: order.requestId, state: { notIn: ['RELEASED', 'CANCELED'] } },
  })
  if (!request || request.state !== 'AWARDED' || unfinished > 0) return
  await stepPartRequest(unit, request, { action: 'close', actor: 'system', at })
}

/** The provider calls a sale off: the buyer gets everything back, and the request is open to others again. */
export async function cancelSale(
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

// Whoever lost to the cancelled sale is back in the comparison, if their offer is still good.
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
