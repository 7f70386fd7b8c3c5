import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { batched } from '../../platform/batched.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { sideOf } from '../orders/order.policy.ts'
import { AttachedFileType } from '../uploads/attachedFile.schema.ts'
import { isAccount } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { messagesTopic } from './chat.events.ts'
import { MAX_MESSAGE_FILES, sendMessageInput } from './chat.input.ts'
import { conversationOf, requireParty, sendMessage } from './chat.operations.ts'
import { visibleConversations, visibleMessages } from './chat.policy.ts'

registerRefusal(
  ChatUnavailable,
  'The viewer has no paid order here to talk about: not paid yet, somebody else’s, or none at all.',
)

/** Columns that decide which party of an order the viewer is. */
const ORDER_PARTIES = { id: true, buyerId: true, providerId: true } as const
const BUYER = { buyerName: true, buyer: { select: { name: true } } } as const

const buyerName = (order: { buyerName: string | null; buyer: { name: string } | null } | null) =>
  order?.buyer?.name ?? order?.buyerName ?? ''

/** The order of a conversation: asked for messages without a sender only. */
const talkedOrder = batched(async ({ db, viewer }: GraphQLContext, conversationIds: readonly string[]) => {
  const conversations = await db.prisma.conversation.findMany({
    where: { id: { in: [...conversationIds] }, AND: [visibleConversations(viewer)] },
    select: { id: true, order: { select: { ...ORDER_PARTIES, ...BUYER } } },
  })
  const orders = new Map(conversations.map(({ id, order }) => [id, order]))
  return conversationIds.map(id => orders.get(id) ?? null)
})

builder.prismaNode('Message', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A message about an order. Seen by the order’s two parties.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleMessages(viewer)] }),
  fields: t => ({
    body: t.string({
      extensions: { maxLength: 4000 },
      description:
        'The text, with its line breaks; plain text. Empty for files without words, and for a hidden message.',
      select: { body: true, hiddenAt: true },
      resolve: ({ body, hiddenAt }) => (hiddenAt === null ? body : ''),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
    isHidden: t.boolean({
      description: 'True once our team hid it after a report: its words and files are shown to nobody.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    files: t.field({
      type: [AttachedFileType],
      extensions: { atMost: MAX_MESSAGE_FILES },
      description: 'Its photos and videos, in order; none of a hidden message.',
      select: (_args, _ctx, nestedSelection) => ({
        hiddenAt: true,
        files: { orderBy: { position: 'asc' }, select: { upload: nestedSelection() } },
      }),
      resolve: ({ files, hiddenAt }) => (hiddenAt === null ? files.map(({ upload }) => upload) : []),
    }),
    isMine: t.boolean({
      description: 'True when the viewer sent it.',
      select: { senderId: true, conversationId: true },
      resolve: async ({ senderId, conversationId }, _args, ctx) => {
        if (senderId !== null) return isAccount(ctx.viewer, senderId)
        // An account that got the order sees as its own what its buyer sent before.
        const order = await talkedOrder(ctx, conversationId)
        return order !== null && sideOf(ctx.viewer, order) === 'buyer'
      },
    }),
    senderName: t.string({
      description: 'Name of the sender: the business, or the buyer.',
      select: {
        conversationId: true,
        sender: { select: { name: true, providerProfile: { select: { companyName: true } } } },
      },
      resolve: async ({ sender, conversationId }, _args, ctx) =>
        sender
          ? (sender.providerProfile?.companyName ?? sender.name)
          : buyerName(await talkedOrder(ctx, conversationId)),
    }),
  }),
})

const ConversationType = builder.prismaNode('Conversation', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'The conversation of an order’s two parties. Seen by them alone, by account or link.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleConversations(viewer)] }),
  fields: t => ({
    otherPartyName: t.string({
      description: 'Name of the other party: the business, or the buyer.',
      select: {
        order: {
          select: { ...ORDER_PARTIES, ...BUYER, provider: { select: { companyName: true } } },
        },
      },
      resolve: ({ order }, _args, { viewer }) =>
        sideOf(viewer, order) === 'buyer' ? order.provider.companyName : buyerName(order),
    }),
    canWrite: t.boolean({
      description: 'True when the viewer may send messages: the two parties, in every state of the order.',
      select: { order: { select: ORDER_PARTIES } },
      resolve: ({ order }, _args, { viewer }) => sideOf(viewer, order) !== null,
    }),
    messages: t.relatedConnection(
      'messages',
      {
        cursor: 'id',
        totalCount: true,
        description: 'Its messages, oldest first. Read the end with `last`, then earlier ones with `before`.',
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
    description: 'Where its two parties talk, by account or link. Null for everybody else.',
    select: (_args, _ctx, nestedSelection) => ({ conversation: nestedSelection() }),
    resolve: async ({ id, buyerId, providerId, conversation }, _args, context, info) => {
      if (sideOf(context.viewer, { id, buyerId, providerId }) === null) return null
      if (conversation) return conversation
      // A job creates it after the payment; a reader before that does not wait.
      const opened = await conversationOf(context, id)
      const { select } = queryFromInfo({ context, info, select: { id: true } })
      const where = { ...opened, AND: [visibleConversations(context.viewer)] }
      return context.db.prisma.conversation.findUniqueOrThrow({ select, where })
    },
  }),
)

commandWithInput('sendMessage', {
  // Not `message`: refusals in the union have a field of that name with another type, and no query could ask
  // for both.
  type: payloadOf('SendMessagePayload', {
    description: 'The message was sent.',
    model: 'Message',
    field: 'sentMessage',
    fieldDescription:
      'The message, for an edge of type MessageEdge at the end of the conversation’s messages.',
    key: 'messageId',
    visible: visibleMessages,
  }),
  description: 'Sends a message to the other party of a paid order. Its two parties, by account or link.',
  authScopes: { public: true },
  refusals: [ChatUnavailable, RateLimited],
  input: sendMessageInput,
  inputDescription: 'The message.',
  run: sendMessage,
})

newsField('messageAdded', {
  model: 'Message',
  description:
    'Each new message about an order, the viewer’s own included, and each that our team hides. Its two parties, by account or link; refused to others as if the chat did not exist. Null when it is no longer visible.',
  authScopes: { public: true },
  args: builder.args(t => ({ orderId: t.globalID({ required: true, description: 'The Order.' }) })),
  topic: async (ctx, { orderId }) => {
    await requireParty(ctx, orderId.id)
    return messagesTopic(orderId.id)
  },
  key: 'messageId',
  visible: visibleMessages,
})
