import { batched } from '../../platform/batched.ts'
import type { Tx } from '../../platform/db.ts'
import type { OperationContext } from '../context.ts'
import { coverableOf } from './coveredRefund.ts'
import { leftToRefund } from './refund.operations.ts'

/**
 * The part of an order's paid money that its buyer has already, by booked losses of its payments, in centésimos: a refund of the
 * whole order gives only the rest. Concurrent calls share one statement, beside those about orders with a loss.
 */
export const recoveredOfOrder = batched(
  async ({ db: { prisma } }: OperationContext, orderIds: readonly string[]) => {
    const lost = await prisma.paymentAllocation.findMany({
      where: {
        orderId: { in: [...orderIds] },
        payment: { cases: { some: { bookedCentesimos: { gt: 0 } } } },
      },
      select: { id: true, paymentId: true, orderId: true },
    })
    const recovered = new Map<string | null, number>()
    for (const { id, paymentId, orderId } of lost) {
      const had = await recoveredOf(prisma, { paymentId, allocationId: id })
      recovered.set(orderId, (recovered.get(orderId) ?? 0) + had)
    }
    return orderIds.map(id => recovered.get(id) ?? 0)
  },
  id => id,
)

/** The covered refunds of an allocation, and the part of its rest that would be covered. */
async function recoveredOf(
  tx: Tx,
  { paymentId, allocationId }: { readonly paymentId: string; readonly allocationId: string },
): Promise<number> {
  const { _sum } = await tx.refund.aggregate({
    where: { allocationId, isElsewhere: true, state: 'SUCCEEDED' },
    _sum: { amountCentesimos: true },
  })
  const { coverable } = await coverableOf(tx, { paymentId, allocationId })
  return (_sum.amountCentesimos ?? 0) + Math.min(coverable, await leftToRefund(tx, paymentId, allocationId))
}
