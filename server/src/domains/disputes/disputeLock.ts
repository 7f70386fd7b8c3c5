import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound } from '../../platform/refusal.ts'
import { lockRow } from '../locks.ts'
import { type FoundOrder, findOrder, findOrderForRequest } from '../orders/order.operations.ts'

export const DISPUTE_GONE = 'Esa disputa ya no está.'

/** The one order that `where` finds, locked after its request until the transaction ends. Throws NotFound. */
export async function lockOrder(tx: Tx, where: Prisma.OrderWhereInput): Promise<FoundOrder> {
  const { id } = await findOrderForRequest(tx, where)
  await lockRow(tx, 'Order', id)
  return findOrder(tx, { id })
}

/** The one dispute that `where` finds, with its order, whose lock serialises all decisions about it. Throws NotFound. */
export async function lockDispute(tx: Tx, where: Prisma.DisputeWhereInput) {
  const found = await tx.dispute.findFirst({ where, select: { id: true, orderId: true } })
  if (!found) throw new NotFound(DISPUTE_GONE)
  const order = await lockOrder(tx, { id: found.orderId })
  return { ...(await tx.dispute.findUniqueOrThrow({ where: { id: found.id } })), order }
}
export type LockedDispute = Awaited<ReturnType<typeof lockDispute>>
