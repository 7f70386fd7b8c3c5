import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** What is said about one order. Whoever listens has been checked to be a party of it. */
export const messagesTopic = (orderId: string) => `order:${orderId}:messages`

/** What becomes unread or read for one account, in any of its conversations. */
export const conversationsTopic = (accountId: string) => `account:${accountId}:conversations`

const messageEvent = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  orderId: z.uuid(),
  /** Account of who wrote. */
  senderId: z.uuid(),
  /** Account of the other party. */
  recipientId: z.uuid(),
})
export type MessageEvent = z.output<typeof messageEvent>

export const messageSent = defineEvent('message.sent', messageEvent, ({ orderId, recipientId }) => [
  messagesTopic(orderId),
  conversationsTopic(recipientId),
])

const conversationEvent = z.object({
  conversationId: z.uuid(),
  /** Account of the party whose reading it is about. */
  accountId: z.uuid(),
})
export type ConversationEvent = z.output<typeof conversationEvent>

/** A party has read on. */
export const conversationRead = defineEvent('conversation.read', conversationEvent, ({ accountId }) => [
  conversationsTopic(accountId),
])
/** A party has left messages unread for a while. */
export const messagesLeftUnread = defineEvent('conversation.leftUnread', conversationEvent)
