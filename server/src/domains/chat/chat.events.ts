import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { followedOrderTopic } from '../orders/order.events.ts'

/** Messages of one order. Subscribers are verified parties of it. */
export const messagesTopic = (orderId: string) => `order:${orderId}:messages`

/** Changes of unread and read messages of one account, in all its conversations. */
export const conversationsTopic = (accountId: string) => `account:${accountId}:conversations`

const messageEvent = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  orderId: z.uuid(),
  /** Account of the sender; null for a buyer without one. */
  senderId: z.uuid().nullable(),
  /** Account of the other party; null for a buyer without one. */
  recipientId: z.uuid().nullable(),
})
export type MessageEvent = z.output<typeof messageEvent>

export const messageSent = defineEvent('message.sent', messageEvent, ({ orderId, recipientId }) => [
  messagesTopic(orderId),
  recipientId === null ? followedOrderTopic(orderId) : conversationsTopic(recipientId),
])

const conversationEvent = z.object({
  conversationId: z.uuid(),
  /** Account of the reading party; null for a buyer without one. */
  accountId: z.uuid().nullable(),
})
export type ConversationEvent = z.output<typeof conversationEvent>

/** A party's reading position moved. */
export const conversationRead = defineEvent('conversation.read', conversationEvent, ({ accountId }) =>
  accountId === null ? [] : [conversationsTopic(accountId)],
)
/** A party has left messages unread for a while. */
export const messagesLeftUnread = defineEvent('conversation.leftUnread', conversationEvent)
