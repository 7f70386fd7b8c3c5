import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { messagesLeftUnread } from './chat.events.ts'
import { remindOfUnread, type UnreadJob } from './chat.jobTypes.ts'

export const chatJobs = [
  handleJob<Services, UnreadJob>(remindOfUnread, (services, { conversationId, accountId, messageId }) =>
    services.transact(async ({ tx, emit }) => {
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
