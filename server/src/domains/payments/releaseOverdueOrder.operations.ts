import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { findOrderForRequest } from '../orders/order.operations.ts'
import { requireOverdue } from '../orders/overdueReceipt.ts'
import { requireAdmin } from '../viewer.ts'
import { receive } from './confirmReceipt.operations.ts'

/**
 * Takes an order for received whose receipt is overdue: the held money becomes the provider's, less the commission. Both parties
 * read the reason. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function releaseOverdueOrder(
  ctx: OperationContext,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ orderId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const order = await findOrderForRequest(unit.tx, { id: orderId })
    requireOverdue(order)
    await receive(unit, order, { action: 'acceptReceipt', actor: 'staff', accountId, at, reason })
    await recordAdminAction(unit, { action: 'releaseOverdueOrder', accountId, at, subjectId: orderId })
  })
  return { orderId }
}
