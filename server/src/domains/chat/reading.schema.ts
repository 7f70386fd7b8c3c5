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
import { visibleConversations, visibleReadings } from './chat.policy.ts'
import { markConversationRead } from './reading.operations.ts'

const unreadOf = (viewer: Viewer) =>
  ({ where: visibleReadings(viewer), select: { unreadCount: true } }) as const

builder.prismaObjectFields('Conversation', t => ({
  order: t.relation('order', { description: 'Its order.' }),
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
