import type { Tx } from '../../platform/db.ts'
import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { messagesLeftUnread } from './chat.events.ts'
import { remindOfUnread, type UnreadJob } from './chat.jobTypes.ts'

export const chatJobs = [
  handleJob<Services, UnreadJob>(
    remindOfUnread,
    (services, { conversationId, accountId: reader, messageId }) =>
      services.transact(async ({ tx, emit }) => {
        // An account may have got the order since.
        const accountId = reader ?? (await buyerOf(tx, conversationId))
        // One mail until all is read, and none for messages read meanwhile: a later message has a timer of its
        // own.
        const { count } = await tx.conversationParty.updateMany({
          where: {
            conversationId,
            accountId,
            unreadCount: { gt: 0 },
            remindedAt: null,
            OR: [{ lastReadMessageId: null }, { lastReadMessageId: { lt: messageId } }],
          },
          data: { remindedAt: services.clock.now() },
        })
        if (count > 0) await emit(messagesLeftUnread, { conversationId, accountId })
      }),
  ),
]

/** Account of the buyer of the conversation's order; null without one. */
async function buyerOf(tx: Tx, conversationId: string): Promise<string | null> {
  const { order } = await tx.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { order: { select: { buyerId: true } } },
  })
  return order.buyerId
}
