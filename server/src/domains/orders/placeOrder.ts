import type { PlaceOrder } from '../purchases/purpose.ts'
import { orderPaid } from './order.events.ts'
import { orderFacts } from './order.step.ts'

/** Writes an order whose money has just arrived, with the kind of its buyer at this moment. */
export const placeOrder: PlaceOrder = async ({ tx, emit }, order) => {
  const { buyerId: accountId } = order
  const profile = accountId
    ? await tx.buyerProfile.findUnique({ where: { accountId }, select: { type: true } })
    : null
  const placed = await tx.order.create({
    data: { ...order, boughtAs: profile?.type ?? null },
    include: { provider: { select: { accountId: true } } },
  })
  await emit(orderPaid, orderFacts(placed))
  return placed
}
