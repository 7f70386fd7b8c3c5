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

/** Times of sending of the newest message that the other party has read, and of the newest that has reached it. */
const otherPositions = batched(async ({ db, viewer }: GraphQLContext, conversationIds: readonly string[]) => {
  const parties = await db.prisma.conversationParty.findMany({
    where: {
      conversationId: { in: [...conversationIds] },
      OR: [{ lastReadMessageId: { not: null } }, { deliveredMessageId: { not: null } }],
      conversation: visibleConversations(viewer),
    },
    select: {
      conversationId: true,
      accountId: true,
      lastReadMessageId: true,
      deliveredMessageId: true,
      conversation: { select: { order: { select: ORDER_ACCOUNTS } } },
    },
  })
  const others = new Map(
    parties.flatMap(party => {
      const { order } = party.conversation
      const side = sideOf(viewer, order)
      const other = side === 'buyer' ? order.provider.accountId : order.buyerId
      return side !== null && party.accountId === other ? [[party.conversationId, party]] : []
    }),
  )
  const ids = [...others.values()].flatMap(party => [party.lastReadMessageId, party.deliveredMessageId])
  const messages = await db.prisma.message.findMany({
    where: { id: { in: ids.flatMap(id => id ?? []) }, AND: [visibleMessages(viewer)] },
    select: { id: true, createdAt: true },
  })
  const sentAt = new Map(messages.map(({ id, createdAt }) => [id, createdAt]))
  const timeOf = (id: string | null | undefined) => sentAt.get(id ?? '') ?? null
  return conversationIds.map(id => {
    const party = others.get(id)
    const [read, delivered] = [timeOf(party?.lastReadMessageId), timeOf(party?.deliveredMessageId)]
    // A message that was read has arrived, whether or not a page reported that first.
    return { read, delivered: read && delivered && read > delivered ? read : (delivered ?? read) }
  })
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
    resolve: async ({ id }, _args, ctx) => (await otherPositions(ctx, id)).read,
  }),
  otherPartyDeliveredUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Time of sending of the newest message that has reached a page of the other party, read or not: all until then have. Null before the first.',
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await otherPositions(ctx, id)).delivered,
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

export const ConversationPayload = payloadOf('ConversationPayload', {
  description: 'The conversation as it is now.',
  model: 'Conversation',
  field: 'conversation',
  fieldDescription: 'The conversation.',
  key: 'conversationId',
  visible: visibleConversations,
})

commandWithInput('markConversationRead', {
  type: ConversationPayload,
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
    'Each own conversation in which something becomes unread, is read on another page, or reaches the other party. Null when it is no longer visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => conversationsTopic(requireAccount(viewer).accountId),
  key: 'conversationId',
  visible: visibleConversations,
})
