import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { sideOf } from '../orders/order.policy.ts'
import { isAccount } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { messagesTopic } from './chat.events.ts'
import { sendMessageInput } from './chat.input.ts'
import { conversationOf, requireParty, sendMessage } from './chat.operations.ts'
import { visibleConversations, visibleMessages } from './chat.policy.ts'

registerRefusal(
  ChatUnavailable,
  'The viewer has no paid order here to talk about: not paid yet, somebody else’s, or none at all.',
)

builder.prismaNode('Message', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Something that was said about an order. Seen by the order’s two parties.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleMessages(viewer)] }),
  fields: t => ({
    body: t.exposeString('body', {
      extensions: { maxLength: 4000 },
      description: 'What was said, with its line breaks; plain text.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    isMine: t.boolean({
      description: 'Whether the viewer said it.',
      select: { senderId: true },
      resolve: ({ senderId }, _args, { viewer }) => isAccount(viewer, senderId),
    }),
    senderName: t.string({
      description: 'Who said it: the business, or the buyer by name.',
      select: { sender: { select: { name: true, providerProfile: { select: { companyName: true } } } } },
      resolve: ({ sender }) => sender.providerProfile?.companyName ?? sender.name,
    }),
  }),
})

const ConversationType = builder.prismaNode('Conversation', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'What the two parties of an order say to each other. Seen by them alone.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleConversations(viewer)] }),
  fields: t => ({
    otherPartyName: t.string({
      description: 'Whom the viewer talks with: the business, or the buyer by name.',
      select: {
        order: {
          select: {
            buyerId: true,
            providerId: true,
            buyer: { select: { name: true } },
            provider: { select: { companyName: true } },
          },
        },
      },
      resolve: ({ order }, _args, { viewer }) =>
        sideOf(viewer, order) === 'buyer' ? order.provider.companyName : order.buyer.name,
    }),
    canWrite: t.boolean({
      description: 'Whether the viewer may say something: the two parties, in every state of the order.',
      select: { order: { select: { buyerId: true, providerId: true } } },
      resolve: ({ order }, _args, { viewer }) => sideOf(viewer, order) !== null,
    }),
    messages: t.relatedConnection(
      'messages',
      {
        cursor: 'id',
        totalCount: true,
        description:
          'What was said, oldest first. Read the end with `last`, then what came before with `before`.',
        query: { orderBy: { id: 'asc' } },
      },
      { name: 'MessageConnection' },
      { name: 'MessageEdge' },
    ),
  }),
})

builder.prismaObjectField('Order', 'conversation', t =>
  t.field({
    type: ConversationType,
    nullable: true,
    description: 'Where its two parties talk. Null for everybody else.',
    select: (_args, _ctx, nestedSelection) => ({ conversation: nestedSelection() }),
    resolve: async ({ id, buyerId, providerId, conversation }, _args, context, info) => {
      if (sideOf(context.viewer, { buyerId, providerId }) === null) return null
      if (conversation) return conversation
      // A job opens it after the payment; whoever comes before that does not wait.
      const opened = await conversationOf(context, id)
      const { select } = queryFromInfo({ context, info, select: { id: true } })
      const where = { ...opened, AND: [visibleConversations(context.viewer)] }
      return context.db.prisma.conversation.findUniqueOrThrow({ select, where })
    },
  }),
)

commandWithInput('sendMessage', {
  // Not `message`: a refusal beside it in the union has one, of another type, and no query could ask for both.
  type: payloadOf('SendMessagePayload', {
    description: 'It was said.',
    model: 'Message',
    field: 'sentMessage',
    fieldDescription:
      'The message, for an edge of type MessageEdge at the end of the conversation’s messages.',
    key: 'messageId',
    visible: visibleMessages,
  }),
  description: 'Says something to the other party of a paid order. Its two parties.',
  authScopes: { account: true },
  refusals: [ChatUnavailable, RateLimited],
  input: sendMessageInput,
  inputDescription: 'The message.',
  run: sendMessage,
})

newsField('messageAdded', {
  model: 'Message',
  description:
    'Each message about an order as it is said, the viewer’s own included. Its two parties; for others there is no such chat. Null when it is no longer visible.',
  authScopes: { account: true },
  args: builder.args(t => ({ orderId: t.globalID({ required: true, description: 'The Order.' }) })),
  topic: async (ctx, { orderId }) => {
    await requireParty(ctx, orderId.id)
    return messagesTopic(orderId.id)
  },
  key: 'messageId',
  visible: visibleMessages,
})
