import type { Tx } from '../../platform/db.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import type { FoundOrder } from '../orders/order.operations.ts'
import { disputableUntil } from './disputeDays.ts'
import { ENDING_SOLUTIONS } from './settlement.ts'

export const DISPUTE_SETTLED = 'Ya se resolvió una disputa de este pedido.'
export const OPENING_OVER = 'El plazo para abrir una disputa ya pasó.'

/** Throws WrongState when a dispute has settled the order, or its money was released too long ago. */
export async function requireOpenable(
  ctx: OperationContext,
  tx: Tx,
  { id: orderId, state }: FoundOrder,
): Promise<void> {
  const settled = await tx.dispute.count({
    where: { orderId, state: 'CLOSED', solution: { in: [...ENDING_SOLUTIONS] } },
  })
  if (settled > 0) throw new WrongState(DISPUTE_SETTLED, state)
  if (state !== 'RELEASED') return
  const release = await tx.stateChange.findFirst({
    where: { machine: 'Order', subjectId: orderId, action: 'release' },
    select: { at: true },
  })
  if (!release || disputableUntil(ctx, release.at) <= ctx.clock.now())
    throw new WrongState(OPENING_OVER, state)
}
