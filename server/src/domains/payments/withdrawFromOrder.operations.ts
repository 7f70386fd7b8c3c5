import { WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { shareRow } from '../locks.ts'
import { closeIfFinished } from '../orders/finishedRequest.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { findOrder, findOrderForRequest } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { FIT, fitBasesOf, returnNote } from '../orders/returnCost.ts'
import { deliveryOf, withdrawalOf } from '../orders/withdrawal.ts'
import { requestRefunds } from './refund.operations.ts'
import { postReleaseReversal } from './release.ts'

/**
 * Withdraws a consumer from a purchase: everything that was paid through Tuerca is refunded, and released money is taken from
 * the provider's payable balance, which may become negative. `doesNotFit` decides who pays the return of the parts. Throws
 * SignInRequired, NotAllowed, NotFound, and WrongState: also for a workshop, and after the period.
 */
export async function withdrawFromOrder(
  ctx: OperationContext,
  input: { orderId: string; doesNotFit: boolean },
): Promise<{ orderId: string }> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const where = { AND: [{ id: input.orderId }, own] }
    const { provider } = await findOrder(tx, where)
    // A batch of payouts locks this account while it reads the balance.
    await shareRow(tx, 'Account', provider.accountId)
    const order = await findOrderForRequest(tx, where)
    const { id: orderId, state, boughtAs } = order
    orderLifecycle.require(state, 'withdraw', 'buyer')
    const history = await tx.stateChange.findMany({
      where: { machine: 'Order', subjectId: orderId },
      orderBy: { id: 'asc' },
      select: { toState: true, at: true },
    })
    const { because } = withdrawalOf(
      { deliveredAt: deliveryOf(history), boughtAs },
      { now: at, businessDays: ctx.settings.businessDays },
    )
    if (because) throw new WrongState(because, state)
    const fitBases = fitBasesOf(await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: FIT }))
    const note = returnNote({ ...input, wasSent: state !== 'PAID', fitBases })
    await stepOrder(unit, order, { action: 'withdraw', actor: 'buyer', accountId, note, at })
    if (state === 'RELEASED') await postReleaseReversal(tx, order, { subjectId: orderId, at })
    await requestRefunds(unit, orderId, { reason: 'El comprador se arrepintió', at })
    if (order.requestId) await closeIfFinished(unit, order.requestId, at)
    return { orderId }
  })
}
