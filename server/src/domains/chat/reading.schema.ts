import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { batched } from '../../platform/batched.ts'
import { sideOf } from '../orders/order.policy.ts'
import { isAccount, requireAccount, type Viewer } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { conversationsTopic } from './chat.events.ts'
import { markConversationReadInput } from './chat.input.ts'
import { visibleConversations, visibleMessages, visibleReadings } from './chat.policy.ts'
import { markConversationRead } from './reading.operations.ts'

/** Until when the other party has read each conversation. */
const readUntil = batched(async ({ db, viewer }: GraphQLContext, conversationIds: readonly string[]) => {
  const parties = await db.prisma.conversationParty.findMany({
    where: {
      conversationId: { in: [...conversationIds] },
      lastReadMessageId: { not: null },
      conversation: visibleConversations(viewer),
    },
    select: {
      conversationId: true,
      accountId: true,
      lastReadMessageId: true,
      conversation: { select: { order: { select: ORDER_ACCOUNTS } } },
    },
  })
  const read = new Map(
    parties.flatMap(({ conversationId, accountId, lastReadMessageId, conversation: { order } }) => {
      const side = sideOf(viewer, order)
      const other = side === 'buyer' ? order.provider.accountId : order.buyerId
      return side !== null && accountId === other ? [[conversationId, lastReadMessageId]] : []
    }),
  )
  const messages = await db.prisma.message.findMany({
    where: { id: { in: [...read.values()].flatMap(id => id ?? []) }, AND: [visibleMessages(viewer)] },
    select: { id: true, createdAt: true },
  })
  const sentAt = new Map(messages.map(({ id, createdAt }) => [id, createdAt]))
  return conversationIds.map(id => sentAt.get(read.get(id) ?? '') ?? null)
})

const ORDER_ACCOUNTS = {
  id: true,
  buyerId: true,
  providerId: true,
  provider: { select: { accountId: true } },
} as const

const unreadOf = (viewer: Viewer) =>
  ({ where: visibleReadings(viewer), select: { unreadCount: true } }) as const

builder.prismaObjectFields('Conversation', t => ({
  order: t.relation('order', { description: 'Its order.' }),
  otherPartyReadUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Time of sending of the newest message that the other party has read: it has read all until then. Null before its first reading.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => readUntil(ctx, id),
  }),
  unreadCount: t.int({
    description: 'Messages of the other party that the viewer has not read.',
    select: (_args, { viewer }) => ({ parties: unreadOf(viewer) }),
    resolve: ({ parties }) => parties[0]?.unreadCount ?? 0,
  }),
}))

builder.prismaObjectField('Order', 'unreadCount', t =>
  t.int({
    nullable: true,
    description:
      'Messages of the other party that the viewer has not read. Its two parties; null for everybody else.',
    select: (_args, { viewer }) => ({ conversation: { select: { parties: unreadOf(viewer) } } }),
    resolve: ({ conversation, ...order }, _args, { viewer }) =>
      sideOf(viewer, order) ? (conversation?.parties[0]?.unreadCount ?? 0) : null,
  }),
)

/** Lists that lead back to the account ask for its number many times. */
const countUnreadMessages = batched(async ({ db, viewer }: GraphQLContext, accountIds: readonly string[]) => {
  const { _sum } = await db.prisma.conversationParty.aggregate({
    where: { AND: [visibleReadings(viewer)], unreadCount: { gt: 0 } },
    _sum: { unreadCount: true },
  })
  return accountIds.map(() => _sum.unreadCount ?? 0)
})

builder.prismaObjectField('Account', 'unreadMessages', t =>
  t.int({
    nullable: true,
    extensions: { cost: 20 },
    description: 'Unread messages in all its conversations. Itself; null for others.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => (isAccount(ctx.viewer, id) ? countUnreadMessages(ctx, id) : null),
  }),
)

commandWithInput('markConversationRead', {
  type: payloadOf('ConversationPayload', {
    description: 'The conversation as it is now.',
    model: 'Conversation',
    field: 'conversation',
    fieldDescription: 'The conversation.',
    key: 'conversationId',
    visible: visibleConversations,
  }),
  description: 'Moves the reading position of an order’s conversation. Its two parties, by account or link.',
  authScopes: { public: true },
  refusals: [ChatUnavailable],
  input: markConversationReadInput,
  inputDescription: 'The new reading position.',
  run: markConversationRead,
})

newsField('conversationUpdated', {
  model: 'Conversation',
  description:
    'Each own conversation in which something becomes unread, or is read on another page. Null when it is no longer visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => conversationsTopic(requireAccount(viewer).accountId),
  key: 'conversationId',
  visible: visibleConversations,
})
