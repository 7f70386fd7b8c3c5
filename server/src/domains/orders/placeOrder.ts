import type { PlaceOrder } from '../purchases/purpose.ts'
import { orderPaid } from './order.events.ts'
import { orderFacts } from './order.step.ts'

/** Writes an order whose money has just arrived. */
export const placeOrder: PlaceOrder = async ({ tx, emit }, order) => {
  const placed = await tx.order.create({
    data: order,
    include: { provider: { select: { accountId: true } } },
  })
  await emit(orderPaid, orderFacts(placed))
  return placed
}
