import { InvalidInput } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { orderReleased } from '../orders/order.events.ts'
import { type LockedOrder, lockOrder, orderEventOf, stepOrder } from '../orders/order.operations.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireBuyer } from '../viewer.ts'
import { post } from './ledger.ts'
import { releasePostings } from './postings.ts'

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
