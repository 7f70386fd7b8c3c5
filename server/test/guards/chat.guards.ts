import { randomUUID } from 'node:crypto'
import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import {
  adminsOnly,
  announcedAgain,
  type CommandGuard,
  eachTime,
  type Guards,
  NOBODY,
  type PrepareSubject,
  type Subject,
  sameAgain,
  within,
} from './guards.ts'
import { ASIDE, onOrder } from './order.guards.ts'

/** States of an order that has a chat. */
const ONCE_PAID: CommandGuard['states'] = [
  [['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'done'],
  [['UNPAID'], 'CHAT_UNAVAILABLE'],
]

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
const messageFacts = ['id', 'body', 'conversation', 'createdAt', 'isMine', 'isHidden', 'senderName'] as const
const fileFacts = within('files', ['kind', 'fileName', 'thumbnailUrl', 'url'])

/** A message of the provider to the owner, which the owner reports in the state REPORTED, and which our team has decided on in KEPT. */
async function providersMessage(stage: Stage) {
  const { variables } = await unreadMessage(stage)
  const { messageId } = variables.input as { messageId: string }
  const { prisma } = stage.harness.services.db
  const at = stage.harness.clock.now()
  const report = async (outcome: 'DISMISSED' | 'HIDDEN' | null) => {
    const { id } = await prisma.messageReport.create({
      data: {
        messageId: decodeGlobalId(messageId)?.id ?? '',
        reporter: 'BUYER',
        reason: 'Me apura',
        createdAt: at,
        outcome,
        closedAt: outcome && at,
      },
    })
    return encodeGlobalId('MessageReport', id)
  }
  return { messageId, report }
}

const reportMessage: PrepareSubject = async stage => {
  const { messageId, report } = await providersMessage(stage)
  const input = { messageId, reason: 'Me insulta' }
  return {
    variables: { input },
    async put(state) {
      if (state === 'NOBODY') return { input: { ...input, messageId: encodeGlobalId('Message', newId()) } }
      if (state === 'REPORTED') await report(null)
      if (state === 'DECIDED') await report('HIDDEN')
      return undefined
    },
  }
}

/** A mutation of the team on an open report. */
const onReport =
  (input: Record<string, unknown>): PrepareSubject =>
  async stage => {
    const { report } = await providersMessage(stage)
    const reportId = await report(null)
    const { prisma } = stage.harness.services.db
    return {
      variables: { input: { ...input, reportId } },
      async put(state) {
        if (state === 'NOBODY')
          return { input: { ...input, reportId: encodeGlobalId('MessageReport', newId()) } }
        if (state === 'DISMISSED')
          await prisma.messageReport.update({
            where: { id: decodeGlobalId(reportId)?.id ?? '' },
            data: { outcome: 'DISMISSED', closedAt: stage.harness.clock.now() },
          })
        return undefined
      },
    }
  }

const caseMessage = within('message', ['messageId', 'isFromProvider', 'senderName', 'body', 'createdAt'])
const caseFiles = [
  'message.files',
  ...['kind', 'fileName', 'thumbnailUrl', 'url'].map(path => `message.files.${path}`),
]
const reportFacts = ['id', 'reason', 'createdAt']

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
      states: ONCE_PAID,
      ...announcedAgain,
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
      states: ONCE_PAID,
      ...sameAgain,
      prepare: unreadMessage,
    },
    markMessagesDelivered: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [
        [['owner'], 'done'],
        // The sender of the message.
        [['provider'], 'same'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [STRANGERS, 'CHAT_UNAVAILABLE'],
      ],
      states: ONCE_PAID,
      ...sameAgain,
      prepare: unreadMessage,
    },
    markAllMessagesDelivered: {
      scope: 'public',
      people: [
        [['owner'], 'done'],
        // Nothing has been sent to them.
        [
          [
            'provider',
            'otherBuyer',
            'pending',
            'rejected',
            'suspended',
            'stranger',
            'quoter',
            'admin',
            'orderGuest',
          ],
          'same',
        ],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...sameAgain,
      async prepare(stage) {
        // Without this, the first command marks more conversations than the second.
        await stage.harness.services.db.prisma.conversationParty.updateMany({ data: { unreadCount: 0 } })
        await unreadMessage(stage)
        return { variables: {} }
      },
    },
    showPresence: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [
        [['owner', 'provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [STRANGERS, 'CHAT_UNAVAILABLE'],
      ],
      states: ONCE_PAID,
      ...eachTime,
      prepare: onOrder({ isTyping: true }),
    },
    reportMessage: {
      scope: 'public',
      people: [
        [['owner'], 'done'],
        // The sender of the message.
        [['provider'], 'WRONG_STATE'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [STRANGERS, 'NOT_FOUND'],
      ],
      states: [
        [['NEW'], 'done'],
        [['REPORTED', 'DECIDED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: reportMessage,
    },
    decideMessageReport: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['REPORTED'], 'done'],
        [['DISMISSED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: onReport({ outcome: 'WARNED', warning: 'Con respeto' }),
    },
    readReportedConversation: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['REPORTED'], 'done'],
        [['DISMISSED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: onReport({}),
    },
  },

  fields: {
    Query: [
      [['admin'], ['messageReports']],
      [['owner', 'provider'], ['foundMessages']],
    ],
    Subscription: [
      [['admin'], ['messageReportUpdated']],
      [
        ['owner', 'orderGuest', 'provider'],
        ['messageAdded', ...within('otherPartyPresence', ['isTyping', 'hasArrived'])],
      ],
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
      [['owner'], ['otherPartyReadUntil', 'otherPartyDeliveredUntil']],
    ],
    guestConversation: [
      [['orderGuest', 'provider'], conversationFacts],
      [NOBODY, ['otherPartyReadUntil', 'otherPartyDeliveredUntil']],
    ],
    message: [
      [
        ['owner', 'provider'],
        [...messageFacts, ...fileFacts],
      ],
      [['owner'], ['files.uploadId']],
      [['provider'], ['report']],
    ],
    guestMessage: [
      [['orderGuest', 'provider'], messageFacts],
      [NOBODY, [...fileFacts, 'files.uploadId', 'report']],
    ],
    messageReport: [
      [['provider', 'admin'], reportFacts],
      [['admin'], [...caseMessage, ...caseFiles, 'order']],
      [NOBODY, ['outcome', 'closedAt', 'warning', 'message.hiddenAt', 'message.files.uploadId']],
    ],
    closedMessageReport: [
      [
        ['orderGuest', 'admin'],
        [...reportFacts, 'outcome', 'closedAt'],
      ],
      [['admin'], [...caseMessage, 'message.hiddenAt', 'order', 'warning']],
      [NOBODY, [...caseFiles, 'message.files.uploadId']],
    ],
  },

  onlyAnswered: [
    'CaseConversationPayload',
    'ConversationPayload',
    'MarkAllMessagesDeliveredPayload',
    'MessageReportPayload',
    'PresencePayload',
    'ReportMessagePayload',
    'SendMessagePayload',
  ],
}
