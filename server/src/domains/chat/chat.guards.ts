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
        'owner seller': 'done',
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
    Subscription: { 'owner seller': 'messageAdded' },
    order: { 'owner seller': 'conversation' },
    canceledOrder: { 'owner seller': 'conversation' },
    conversation: { 'owner seller': 'id otherPartyName canWrite messages' },
    message: { 'owner seller': 'id body createdAt isMine senderName' },
  },

  onlyAnswered: ['SendMessagePayload'],
}
