import type { Services } from '../context.ts'
import { orderClaimed } from './order.events.ts'
import { orderFacts } from './order.step.ts'

/**
 * Gives a buyer's account the orders that were bought without one with its e-mail, which the account has verified.
 * Their mailed links end.
 */
export async function claimEarlierOrders({ transact }: Services, accountId: string): Promise<void> {
  await transact(async ({ tx, emit }) => {
    const account = await tx.account.findUnique({
      where: { id: accountId },
      select: { email: true, kind: true },
    })
    if (account?.kind !== 'BUYER') return
    const earlier = await tx.order.findMany({
      where: { buyerId: null, buyerEmail: account.email },
      include: { provider: { select: { accountId: true } } },
      orderBy: { id: 'asc' },
    })
    for (const order of earlier) {
      const { count } = await tx.order.updateMany({
        where: { id: order.id, buyerId: null },
        data: { buyerId: accountId, buyerName: null, buyerEmail: null, buyerPhone: null },
      })
      if (count > 0) await emit(orderClaimed, orderFacts({ ...order, buyerId: accountId }))
    }
  })
}
