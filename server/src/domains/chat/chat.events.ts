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
  recipientTopic(orderId, recipientId),
])

/** Our team hid a message, which the pages of both parties show. */
export const messageHidden = defineEvent(
  'message.hidden',
  z.object({ messageId: z.uuid(), orderId: z.uuid() }),
  ({ orderId }) => [messagesTopic(orderId)],
)

/** Every report of a message, for our team. */
export const messageReportsTopic = 'messageReports'

const messageReportEvent = z.object({ messageReportId: z.uuid() })
export type MessageReportEvent = z.output<typeof messageReportEvent>

export const messageReported = defineEvent('message.reported', messageReportEvent, () => [
  messageReportsTopic,
])
/** Our team decided on a report, which is closed now. */
export const messageReportClosed = defineEvent('message.reportClosed', messageReportEvent, () => [
  messageReportsTopic,
])

/** The topic by which a party of an order, null for a buyer without an account, learns of its conversation. */
function recipientTopic(orderId: string, accountId: string | null): string {
  return accountId === null ? followedOrderTopic(orderId) : conversationsTopic(accountId)
}

const conversationEvent = z.object({
  conversationId: z.uuid(),
  /** Account of the reading party; null for a buyer without one. */
  accountId: z.uuid().nullable(),
})
export type ConversationEvent = z.output<typeof conversationEvent>

const readEvent = conversationEvent.extend({
  // The order that guests follow. Null, as in events that an earlier version wrote, when there is nobody to notify of the reading.
  orderId: z.uuid().nullable().default(null),
  // Account of the party whose messages were read; null for a buyer without one.
  otherId: z.uuid().nullable().default(null),
})
export type ReadEvent = z.output<typeof readEvent>

/** A party's reading position moved, which its pages and the other party's show. */
export const conversationRead = defineEvent(
  'conversation.read',
  readEvent,
  ({ accountId, orderId, otherId }) => [
    ...(accountId === null ? [] : [conversationsTopic(accountId)]),
    ...(orderId === null ? [] : [recipientTopic(orderId, otherId)]),
  ],
)
const deliveredEvent = z.object({
  conversationId: z.uuid(),
  orderId: z.uuid(),
  /** Account of the party whose messages arrived; null for a buyer without one. */
  otherId: z.uuid().nullable(),
})

/** Messages reached a page of their recipient, which the pages of their sender show. */
export const messagesDelivered = defineEvent(
  'conversation.delivered',
  deliveredEvent,
  ({ orderId, otherId }) => [recipientTopic(orderId, otherId)],
)
/** A party has left messages unread for a while. */
export const messagesLeftUnread = defineEvent('conversation.leftUnread', conversationEvent)
