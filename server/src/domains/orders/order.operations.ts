import type { Order, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmittedProvider } from '../viewer.ts'
import { type OrderOfParties, stepOrder } from './order.step.ts'

export const ORDER_GONE = 'Ese pedido ya no está.'

export type FoundOrder = Order & OrderOfParties

/** The one order that `where` finds. Throws NotFound. */
export async function findOrder(tx: Tx, where: Prisma.OrderWhereInput): Promise<FoundOrder> {
  const found = await tx.order.findFirst({
    where,
    include: { provider: { select: { accountId: true } } },
  })
  if (!found) throw new NotFound(ORDER_GONE)
  return found
}

/**
 * As `findOrder`, for steps that concern the order's request as well: locks the request before it reads the
 * order. Throws NotFound.
 */
export async function findOrderForRequest(tx: Tx, where: Prisma.OrderWhereInput): Promise<FoundOrder> {
  const { id, requestId } = await findOrder(tx, where)
  if (requestId) await lockRow(tx, 'PartRequest', requestId)
  return findOrder(tx, { id })
}

/**
 * Marks an order as shipped or ready at the counter. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function shipOrder(
  ctx: OperationContext,
  input: { orderId: string; note: string | null },
): Promise<{ orderId: string }> {
  const { provider, accountId } = requireAdmittedProvider(ctx.viewer)
  const { orderId, note } = input
  await ctx.transact(async unit => {
    const order = await findOrder(unit.tx, { id: orderId, providerId: provider.id })
    const step = { action: 'ship', actor: 'provider', accountId, note, at: ctx.clock.now() } as const
    await stepOrder(unit, order, step, { shippingNote: note })
  })
  return { orderId }
}
