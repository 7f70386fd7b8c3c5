import { randomUUID } from 'node:crypto'
import { type Guards, sameAgain } from '../../../test/guards/guards.ts'
import { onOrder } from '../orders/order.guards.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'

export const CHAT_GUARDS: Guards = {
  commands: {
    sendMessage: {
      scope: 'account',
      lifecycle: orderLifecycle,
      people: {
        'owner provider': 'done',
        visitor: 'SIGN_IN_REQUIRED',
        // Nobody else learns that there is a chat.
        'otherBuyer pending rejected stranger quoter admin': 'CHAT_UNAVAILABLE',
      },
      states: { 'PAID SHIPPED RECEIVED RELEASED CANCELED': 'done', UNPAID: 'CHAT_UNAVAILABLE' },
      ...sameAgain,
      prepare: stage => onOrder({ clientKey: randomUUID(), body: 'Hola' })(stage),
    },
  },

  fields: {
    Subscription: { 'owner provider': 'messageAdded' },
    order: { 'owner provider': 'conversation' },
    canceledOrder: { 'owner provider': 'conversation' },
    conversation: { 'owner provider': 'id otherPartyName canWrite messages' },
    message: { 'owner provider': 'id body createdAt isMine senderName' },
  },

  onlyAnswered: ['SendMessagePayload'],
}
