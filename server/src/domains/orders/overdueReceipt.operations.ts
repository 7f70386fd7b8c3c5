import { after, DAY_MS } from '../../platform/clock.ts'
import { WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { receiptAsked } from './order.events.ts'
import { findOrder } from './order.operations.ts'
import { orderFacts } from './order.step.ts'
import { requireOverdue } from './overdueReceipt.ts'

/**
 * Sends both parties of an overdue order our question about its receipt, once a day at most. Throws SignInRequired, NotAllowed,
 * NotFound, WrongState.
 */
export async function askAboutReceipt(ctx: OperationContext, orderId: string): Promise<{ orderId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    await lockRow(tx, 'Order', orderId)
    const order = await findOrder(tx, { id: orderId })
    requireOverdue(order)
    if (order.receiptAskedAt && after(order.receiptAskedAt, DAY_MS) > at)
      throw new WrongState('Ya les escribiste en las últimas 24 horas.', order.state)
    await tx.order.update({ where: { id: orderId }, data: { receiptAskedAt: at }, select: { id: true } })
    await recordAdminAction(unit, { action: 'askAboutReceipt', accountId, at, subjectId: orderId })
    await unit.emit(receiptAsked, orderFacts(order), { accountId })
  })
  return { orderId }
}
