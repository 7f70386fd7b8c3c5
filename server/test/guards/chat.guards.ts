import { randomUUID } from 'node:crypto'
import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import { type Guards, NOBODY, type PrepareSubject, type Subject, sameAgain, within } from './guards.ts'
import { ASIDE, onOrder } from './order.guards.ts'

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`

/** An unread message of the provider to the owner. */
const unreadMessage: PrepareSubject = async stage => {
  const subject = await onOrder({ clientKey: randomUUID(), body: 'Sale hoy' })(stage)
  const { sendMessage } = await stage.people.provider.caller.data<{
    sendMessage: { sentMessage: { id: string } }
  }>(SEND, subject.variables)
  const about = (variables: Subject['variables']) => {
    const { orderId } = variables.input as { orderId: string }
    return { input: { orderId, messageId: sendMessage.sentMessage.id } }
  }
  return {
    variables: about(subject.variables),
    put: async state => {
      const variables = await subject.put?.(state)
      return variables && about(variables)
    },
  }
}

/** The guest holds another order's link. */
const STRANGERS = [
  'otherBuyer',
  'pending',
  'rejected',
  'suspended',
  'stranger',
  'quoter',
  'admin',
  'orderGuest',
] as const

const conversationFacts = ['id', 'otherPartyName', 'canWrite', 'messages', 'order', 'unreadCount'] as const
const messageFacts = ['id', 'body', 'createdAt', 'isMine', 'senderName'] as const
const fileFacts = within('files', ['kind', 'fileName', 'thumbnailUrl', 'url'])

export const CHAT_GUARDS: Guards = {
  commands: {
    sendMessage: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [
        [['owner', 'provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        // Other viewers do not learn that the chat exists.
        [STRANGERS, 'CHAT_UNAVAILABLE'],
      ],
      states: [
        [['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'done'],
        [['UNPAID'], 'CHAT_UNAVAILABLE'],
      ],
      ...sameAgain,
      prepare: stage => onOrder({ clientKey: randomUUID(), body: 'Hola' })(stage),
    },
    markConversationRead: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [
        [['owner', 'provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [STRANGERS, 'CHAT_UNAVAILABLE'],
      ],
      states: [
        [['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'done'],
        [['UNPAID'], 'CHAT_UNAVAILABLE'],
      ],
      ...sameAgain,
      prepare: unreadMessage,
    },
  },

  fields: {
    Subscription: [
      [['owner', 'orderGuest', 'provider'], ['messageAdded']],
      [['owner', 'provider'], ['conversationUpdated']],
    ],
    ownerAccount: [[['owner'], ['unreadMessages']]],
    providerAccount: [[['provider'], ['unreadMessages']]],
    order: [
      [
        ['owner', 'provider'],
        ['conversation', 'unreadCount'],
      ],
    ],
    canceledOrder: [
      [
        ['owner', 'provider'],
        ['conversation', 'unreadCount'],
      ],
    ],
    guestOrder: [
      [
        ['orderGuest', 'provider'],
        ['conversation', 'unreadCount'],
      ],
    ],
    conversation: [
      [['owner', 'provider'], conversationFacts],
      // The provider has read the owner's message.
      [['owner'], ['otherPartyReadUntil']],
    ],
    guestConversation: [
      [['orderGuest', 'provider'], conversationFacts],
      [NOBODY, ['otherPartyReadUntil']],
    ],
    message: [
      [
        ['owner', 'provider'],
        [...messageFacts, ...fileFacts],
      ],
      [['owner'], ['files.uploadId']],
    ],
    guestMessage: [
      [['orderGuest', 'provider'], messageFacts],
      [NOBODY, [...fileFacts, 'files.uploadId']],
    ],
  },

  onlyAnswered: ['ConversationPayload', 'SendMessagePayload'],
}
