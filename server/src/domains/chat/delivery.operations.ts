import type { OperationContext } from '../context.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import { messagesDelivered } from './chat.events.ts'
import { findMessage, lockParty } from './reading.operations.ts'
import { OTHER_SIDE, sentBy } from './talk.ts'

/**
 * Moves the position up to which messages have reached a party's pages; never backwards. A message of the party itself, and
 * one that it has read, moves nothing. Throws SignInRequired, ChatUnavailable.
 */
export async function markMessagesDelivered(
  ctx: OperationContext,
  { orderId, messageId }: { orderId: string; messageId: string },
): Promise<{ conversationId: string }> {
  const { accountId } = requireOrderParty(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const { talk, conversationId } = await findMessage(tx, ctx.viewer, { orderId, messageId })
    const otherSide = OTHER_SIDE[talk.side]
    const isTheirs = { id: messageId, AND: [sentBy(otherSide, talk)] }
    if ((await tx.message.count({ where: isTheirs })) === 0) return { conversationId }
    const party = await lockParty(tx, { conversationId, accountId })
    const reached = [party.deliveredMessageId, party.lastReadMessageId]
    if (reached.some(position => position !== null && position >= messageId)) return { conversationId }
    await tx.conversationParty.update({ where: { id: party.id }, data: { deliveredMessageId: messageId } })
    await emit(messagesDelivered, { conversationId, orderId, otherId: talk.accountIds[otherSide] })
    return { conversationId }
  })
}
