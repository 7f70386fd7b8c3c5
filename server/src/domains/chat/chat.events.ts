import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** What is said about one order. Whoever listens has been checked to be a party of it. */
export const messagesTopic = (orderId: string) => `order:${orderId}:messages`

const messageEvent = z.object({
  messageId: z.uuid(),
  orderId: z.uuid(),
  /** Account of who wrote. */
  senderId: z.uuid(),
  /** Account of the other party. */
  recipientId: z.uuid(),
})
export type MessageEvent = z.output<typeof messageEvent>

export const messageSent = defineEvent('message.sent', messageEvent, ({ orderId }) => [
  messagesTopic(orderId),
])
