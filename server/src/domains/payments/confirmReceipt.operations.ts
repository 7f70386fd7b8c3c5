import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { closeIfFinished } from '../orders/finishedRequest.ts'
import { findOrderForRequest } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { owed } from './ledger.ts'
import { commissionOfOrder, postRelease } from './release.ts'

/**
 * Confirms receipt: the held money becomes the provider's, less the commission, in the same transaction. With
 * a deposit the buyer confirms that the rest was paid in person. Throws SignInRequired, NotAllowed, NotFound,
 * WrongState, InvalidInput.
 */
export async function confirmReceipt(
  ctx: OperationContext,
  input: { orderId: string; restPaid: boolean },
): Promise<{ orderId: string }> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const order = await findOrderForRequest(unit.tx, { AND: [{ id: input.orderId }, own] })
    if (order.plan === 'DEPOSIT' && order.state === 'SHIPPED' && !input.restPaid) {
      throw new InvalidInput([
        { path: ['restPaid'], message: 'Confirmá que le pagaste el resto al proveedor.' },
      ])
    }
    const note = order.plan === 'DEPOSIT' ? 'El resto se pagó en persona' : null
    const received = await stepOrder(unit, order, {
      action: 'confirmReceipt',
      actor: 'buyer',
      accountId,
      note,
      at,
    })
    const released = await stepOrder(unit, received, { action: 'release', actor: 'system', at })
    await postRelease(unit.tx, released, {
      subjectId: released.id,
      heldCentesimos: await owed(unit.tx, 'HELD', { orderId: released.id }),
      commissionCentesimos: await commissionOfOrder(unit.tx, released.id),
      at,
    })
    if (order.requestId) await closeIfFinished(unit, order.requestId, at)
  })
  return { orderId: input.orderId }
}
