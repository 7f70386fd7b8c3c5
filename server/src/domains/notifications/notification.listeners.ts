import { defineListener } from '../../platform/events.ts'
import type { ConversationEvent } from '../chat/chat.events.ts'
import type { Services } from '../context.ts'
import type { ReviewEvent } from '../reviews/review.events.ts'
import { chatAddress, reviewPath } from '../siteAddresses.ts'
import { markPathRead } from './notification.operations.ts'

/** Marks the notification of a conversation's messages as read once they are read. */
export const readMessageNotifications = defineListener(
  'notifications.readMessageNotifications',
  async (services: Services, { conversationId, accountId }: ConversationEvent) => {
    if (accountId === null) return
    const { orderId } = await services.db.prisma.conversation.findUniqueOrThrow({
      where: { id: conversationId },
      select: { orderId: true },
    })
    await markPathRead(services, accountId, chatAddress({ publicUrl: '' }, orderId))
  },
)

/** Marks the invitation to review an order as read once its buyer has reviewed it. */
export const readReviewInvitation = defineListener(
  'notifications.readReviewInvitation',
  async (services: Services, { orderId, buyerId }: ReviewEvent) => {
    if (buyerId !== null) await markPathRead(services, buyerId, reviewPath(orderId))
  },
)
