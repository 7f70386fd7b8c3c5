import { builder } from '../../graphql/builder.ts'
import { visibleAccounts } from '../accounts/account.policy.ts'
import { visibleOrders } from '../orders/order.policy.ts'
import { visibleRequests } from '../requests/request.policy.ts'
import { isAdmin } from '../viewer.ts'
import { type DeskFound, MAX_DESK_SEARCH, MOST_FOUND, searchDesk } from './deskSearch.ts'

const NEWEST_FIRST = { orderBy: { id: 'desc' } } as const
const atMost = { atMost: MOST_FOUND }

const DeskFoundType = builder.objectRef<DeskFound>('DeskFound').implement({
  description: `What the team's search found: the newest ${MOST_FOUND} of each kind.`,
  fields: t => ({
    accounts: t.prismaField({
      type: ['Account'],
      extensions: atMost,
      description: 'People and businesses.',
      resolve: (query, { accounts }, _args, { db, viewer }) =>
        db.prisma.account.findMany({
          ...query,
          ...NEWEST_FIRST,
          where: { id: { in: [...accounts] }, AND: [visibleAccounts(viewer)] },
        }),
    }),
    requests: t.prismaField({
      type: ['PartRequest'],
      extensions: atMost,
      description: 'Requests.',
      resolve: (query, { requests }, _args, { db, viewer }) =>
        db.prisma.partRequest.findMany({
          ...query,
          ...NEWEST_FIRST,
          where: { id: { in: [...requests] }, AND: [visibleRequests(viewer)] },
        }),
    }),
    orders: t.prismaField({
      type: ['Order'],
      extensions: atMost,
      description: 'Orders.',
      resolve: (query, { orders }, _args, { db, viewer }) =>
        db.prisma.order.findMany({
          ...query,
          ...NEWEST_FIRST,
          where: { id: { in: [...orders] }, AND: [visibleOrders(viewer)] },
        }),
    }),
  }),
})

builder.queryField('deskSearch', t =>
  t.field({
    type: DeskFoundType,
    nullable: true,
    description:
      'Finds people, requests and orders by e-mail, phone in any written form, name, RUT, number, vehicle or part, without regard to accents; nothing for words under three characters. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 50 },
    args: {
      search: t.arg.string({
        required: true,
        description: `The typed text; its first ${MAX_DESK_SEARCH} characters count.`,
      }),
    },
    resolve: (_root, { search }, { db }) => searchDesk({ db }, search),
  }),
)

builder.prismaObjectField('Order', 'messageCount', t =>
  t.int({
    nullable: true,
    description:
      'Number of messages in its conversation, whose text only a dispute shows to the team. The admin; null for others and without a conversation.',
    select: { conversation: { select: { _count: { select: { messages: true } } } } },
    resolve: ({ conversation }, _args, { viewer }) =>
      isAdmin(viewer) ? (conversation?._count.messages ?? null) : null,
  }),
)
builder.prismaObjectField('Order', 'buyer', t =>
  t.relation('buyer', {
    nullable: true,
    description: 'Account of its buyer. The admin; null for others and for a buyer without an account.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
  }),
)
builder.prismaObjectField('PartRequest', 'buyer', t =>
  t.relation('buyer', {
    nullable: true,
    description: 'Account that asked. The admin; null for others and for somebody without an account.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
  }),
)
builder.prismaObjectField('PartRequest', 'orders', t =>
  t.relatedConnection('orders', {
    cursor: 'id',
    nullable: true,
    description: 'Its orders, the newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    query: (_args, { viewer }) => ({ where: visibleOrders(viewer), orderBy: { id: 'desc' } }),
  }),
)
