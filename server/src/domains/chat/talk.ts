import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { lockRow } from '../locks.ts'
import { type Side, sideOf } from '../orders/order.policy.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import type { Viewer } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'

/** An order with the accounts of its two parties; null for a buyer without one. */
export interface Talk {
  readonly orderId: string
  readonly accountIds: Readonly<Record<Side, string | null>>
  /** The viewer's party. */
  readonly side: Side
}

/**
 * The order that the viewer, a party of it, talks about. Locked while its buyer has no account: an account that gets the order
 * gets all that is written before. Throws SignInRequired, ChatUnavailable.
 */
export async function findTalk(tx: Tx, viewer: Viewer, orderId: string): Promise<Talk> {
  const { own } = requireOrderParty(viewer)
  const where = { id: orderId, AND: [own] }
  const first = await readOrder(tx, where)
  if (first?.buyerId === null) await lockRow(tx, 'Order', orderId)
  const order = first?.buyerId === null ? await readOrder(tx, where) : first
  const side = order && sideOf(viewer, order)
  if (!side) throw new ChatUnavailable()
  return { orderId, side, accountIds: { buyer: order.buyerId, provider: order.provider.accountId } }
}

const readOrder = (tx: Tx, where: Prisma.OrderWhereInput) =>
  tx.order.findFirst({
    where,
    select: { id: true, buyerId: true, providerId: true, provider: { select: { accountId: true } } },
  })

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { buyer: 'provider', provider: 'buyer' }

/** The party who sent a message. A buyer without an account has no sender. */
export const senderSide = (senderId: string | null, providerAccountId: string): Side =>
  senderId === providerAccountId ? 'provider' : 'buyer'

/** Messages of that party. The buyer's may have been sent without an account. */
export function sentBy(side: Side, { accountIds }: Pick<Talk, 'accountIds'>): Prisma.MessageWhereInput {
  if (side === 'provider') return { senderId: accountIds.provider }
  return { OR: [{ senderId: null }, { senderId: accountIds.buyer }] }
}
