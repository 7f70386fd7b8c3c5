import { InvalidInput } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { closeIfFinished } from '../orders/finishedRequest.ts'
import { type FoundOrder, findOrderForRequest } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { restOf } from '../orders/orderRest.ts'
import { HANDED_OVER } from '../orders/orderStatus.ts'
import { owed } from './ledger.ts'
import { commissionOfOrder, postRelease } from './release.ts'

/**
 * Confirms receipt: the held money becomes the provider's, less the commission, in the same transaction. While
 * a rest is missing the buyer confirms that it was paid in person. Throws SignInRequired, NotAllowed, NotFound,
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
    if (restOf(order) > 0 && order.state === 'SHIPPED' && !input.restPaid) {
      throw new InvalidInput([
        { path: ['restPaid'], message: 'Confirmá que le pagaste el resto al proveedor.' },
      ])
    }
    await receive(unit, order, { action: 'confirmReceipt', actor: 'buyer', accountId, at })
  })
  return { orderId: input.orderId }
}

interface Receipt {
  readonly action: 'confirmReceipt' | 'handOver' | 'acceptReceipt'
  readonly actor: 'buyer' | 'provider' | 'staff'
  readonly accountId: string | null
  readonly at: Date
  /** The team's reason; left out by the parties. */
  readonly reason?: string
}

/** Takes an order from the receipt to the release of its money. Throws WrongState. */
export async function receive(unit: Unit, order: FoundOrder, receipt: Receipt): Promise<void> {
  const { reason, ...step } = receipt
  const { at } = step
  const how = reason ?? (receipt.action === 'handOver' ? HANDED_OVER : null)
  // Our team does not know whether the rest of a deposit was paid.
  const rest = restOf(order) > 0 && !reason ? 'El resto se pagó en persona' : null
  const note = [how, rest].filter(Boolean).join('. ') || null
  const received = await stepOrder(unit, order, { ...step, note })
  const released = await stepOrder(unit, received, { action: 'release', actor: 'system', note: how, at })
  await postRelease(unit.tx, released, {
    subjectId: released.id,
    heldCentesimos: await owed(unit.tx, 'HELD', { orderId: released.id }),
    commissionCentesimos: await commissionOfOrder(unit.tx, released.id),
    at,
  })
  if (order.requestId) await closeIfFinished(unit, order.requestId, at)
}
