import { z } from 'zod'
import type { ProviderStatus } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { readOnce } from '../../graphql/news.ts'
import { COMMON_REFUSALS } from '../../graphql/refusals.ts'
import { parseInput, text } from '../../platform/input.ts'
import type { Notice } from '../../platform/news.ts'
import { WrongState } from '../../platform/refusal.ts'
import { providerQueueTopic } from '../accounts/account.events.ts'
import { visibleProviders } from '../accounts/account.policy.ts'
import { ProviderStatusEnum } from '../accounts/provider.schema.ts'
import { approveProvider, type ProviderReviewed, rejectProvider } from './providerReview.operations.ts'

builder.queryField('providers', t =>
  t.prismaConnection({
    type: 'ProviderProfile',
    cursor: 'id',
    nullable: true,
    description:
      'All providers: those that wait for a decision first, then approved, then rejected; who came first is first in each. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: { status: t.arg({ type: ProviderStatusEnum, description: 'Only these; all when left out.' }) },
    totalCount: (_root, { status }, { db, viewer }) =>
      db.prisma.providerProfile.count({ where: providersWhere(status, viewer) }),
    resolve: (query, _root, { status }, { db, viewer }) =>
      db.prisma.providerProfile.findMany({
        ...query,
        where: providersWhere(status, viewer),
        orderBy: [{ status: 'asc' }, { id: 'asc' }],
      }),
  }),
)

function providersWhere(
  status: ProviderStatus | null | undefined,
  viewer: Parameters<typeof visibleProviders>[0],
) {
  return { AND: [visibleProviders(viewer), ...(status ? [{ status }] : [])] }
}

type Counts = Record<ProviderStatus, number>

const ProviderCountsType = builder.objectRef<Counts>('ProviderCounts').implement({
  description: 'How many providers there are, by decision.',
  fields: t => ({
    total: t.int({
      description: 'All of them.',
      resolve: counts => Object.values(counts).reduce((sum, count) => sum + count, 0),
    }),
    pending: t.exposeInt('PENDING', { description: 'Waiting for a decision.' }),
    approved: t.exposeInt('APPROVED', { description: 'Approved.' }),
    rejected: t.exposeInt('REJECTED', { description: 'Rejected.' }),
  }),
})

builder.queryField('providerCounts', t =>
  t.field({
    type: ProviderCountsType,
    nullable: true,
    description: 'How many providers there are. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: async (_root, _args, { db }): Promise<Counts> => {
      const groups = await db.prisma.providerProfile.groupBy({ by: ['status'], _count: true })
      const count = (status: ProviderStatus) => groups.find(group => group.status === status)?._count ?? 0
      return { PENDING: count('PENDING'), APPROVED: count('APPROVED'), REJECTED: count('REJECTED') }
    },
  }),
)

const ProviderPayload = builder.objectRef<ProviderReviewed>('ProviderPayload').implement({
  description: 'The provider as it is now.',
  fields: t => ({
    provider: t.prismaField({
      type: 'ProviderProfile',
      description: 'The provider.',
      resolve: (query, { providerId }, _args, { db, viewer }) =>
        db.prisma.providerProfile.findFirstOrThrow({
          ...query,
          where: { id: providerId, AND: [visibleProviders(viewer)] },
        }),
    }),
  }),
})

const rejectProviderInput = z.object({
  reason: text({ max: 500, required: 'Contá por qué lo rechazás: el proveedor lo va a leer.' }),
})

builder.mutationFields(t => ({
  approveProvider: t.field({
    type: ProviderPayload,
    description: 'Approves a pending provider; it is told by mail. The admin.',
    authScopes: { admin: true },
    errors: { types: [...COMMON_REFUSALS, WrongState] },
    args: {
      id: t.arg.globalID({ required: true, description: 'The Provider.' }),
    },
    resolve: (_root, { id }, ctx) => approveProvider(ctx, id.id),
  }),
  rejectProvider: t.field({
    type: ProviderPayload,
    description: 'Rejects a pending provider for a reason; it is told by mail. Final. The admin.',
    authScopes: { admin: true },
    errors: { types: [...COMMON_REFUSALS, WrongState] },
    args: {
      id: t.arg.globalID({ required: true, description: 'The Provider.' }),
      reason: t.arg.string({
        required: true,
        description: 'Why, up to 500 characters; the provider reads it.',
      }),
    },
    resolve: (_root, { id, reason }, ctx) =>
      rejectProvider(ctx, { providerId: id.id, ...parseInput(rejectProviderInput, { reason }) }),
  }),
}))

builder.subscriptionField('providerQueueUpdated', t =>
  t.prismaField({
    type: 'ProviderProfile',
    nullable: true,
    description: 'Each provider that registers or is decided on. The admin. Null when it is gone.',
    authScopes: { admin: true },
    subscribe: (_root, _args, { news }) => news.subscribe(providerQueueTopic),
    resolve: (query, notice: Notice, _args, { viewer, db }) => {
      const where = { id: String(notice.data.providerId), AND: [visibleProviders(viewer)] }
      return readOnce(notice, { query, where }, () =>
        db.prisma.providerProfile.findFirst({ ...query, where }),
      )
    },
  }),
)
