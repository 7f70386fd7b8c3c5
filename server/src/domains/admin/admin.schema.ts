import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { ProviderStatus } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { globalId, text } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { providerQueueTopic } from '../accounts/account.events.ts'
import { visibleProviders } from '../accounts/account.policy.ts'
import { ProviderStatusEnum } from '../accounts/profiles/provider.schema.ts'
import {
  approveProvider,
  rejectProvider,
  sendSignInLink,
  undoProviderApproval,
} from './providerReview.operations.ts'

const ProviderOrder = { DECISION: 'DECISION', OLDEST: 'OLDEST', NEWEST: 'NEWEST' } as const
const ProviderOrderEnum = describedEnum('ProviderOrder', ProviderOrder, 'How providers are ordered.', {
  DECISION:
    'Those that wait for a decision first, then approved, then rejected; in each, the longest wait begins.',
  OLDEST: 'Who registered first is first.',
  NEWEST: 'Who registered last is first.',
})

/** Each by an index, with a filter by status too; ids are in the order of registration. */
const ORDERS: Record<keyof typeof ProviderOrder, Prisma.ProviderProfileOrderByWithRelationInput[]> = {
  DECISION: [{ status: 'asc' }, { waitsSince: 'asc' }, { id: 'asc' }],
  OLDEST: [{ id: 'asc' }],
  NEWEST: [{ id: 'desc' }],
}

builder.queryField('providers', t =>
  t.prismaConnection({
    type: 'ProviderProfile',
    cursor: 'id',
    nullable: true,
    description: 'All providers. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      status: t.arg({ type: ProviderStatusEnum, description: 'Only these; all when left out.' }),
      orderBy: t.arg({
        type: ProviderOrderEnum,
        required: true,
        defaultValue: 'DECISION',
        description: 'The order.',
      }),
    },
    totalCount: (_root, { status }, { db, viewer }) =>
      db.prisma.providerProfile.count({ where: providersWhere(status, viewer) }),
    resolve: (query, _root, { status, orderBy }, { db, viewer }) =>
      db.prisma.providerProfile.findMany({
        ...query,
        where: providersWhere(status, viewer),
        orderBy: ORDERS[orderBy],
      }),
  }),
)

function providersWhere(
  status: ProviderStatus | null | undefined,
  viewer: Parameters<typeof visibleProviders>[0],
) {
  return { AND: [visibleProviders(viewer), ...(status ? [{ status }] : [])] }
}

type Counts = Record<ProviderStatus, number> & { readonly waitsSince: Date | null }

const ProviderCountsType = builder.objectRef<Counts>('ProviderCounts').implement({
  description: 'How many providers there are, by decision.',
  fields: t => ({
    total: t.int({
      description: 'All of them.',
      resolve: ({ PENDING, APPROVED, REJECTED }) => PENDING + APPROVED + REJECTED,
    }),
    pending: t.exposeInt('PENDING', { description: 'Waiting for a decision.' }),
    approved: t.exposeInt('APPROVED', { description: 'Approved.' }),
    rejected: t.exposeInt('REJECTED', { description: 'Rejected.' }),
    waitsSince: t.expose('waitsSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the provider that has waited longest waits for its decision; null when none does.',
    }),
  }),
})

builder.queryField('providerCounts', t =>
  t.field({
    type: ProviderCountsType,
    nullable: true,
    description: 'How many providers there are. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: async (_root, _args, { db, viewer }): Promise<Counts> => {
      const groups = await db.prisma.providerProfile.groupBy({
        by: ['status'],
        where: visibleProviders(viewer),
        _count: true,
        _min: { waitsSince: true },
      })
      const groupOf = (status: ProviderStatus) => groups.find(group => group.status === status)
      const count = (status: ProviderStatus) => groupOf(status)?._count ?? 0
      return {
        PENDING: count('PENDING'),
        APPROVED: count('APPROVED'),
        REJECTED: count('REJECTED'),
        waitsSince: groupOf('PENDING')?._min.waitsSince ?? null,
      }
    },
  }),
)

const ProviderPayload = payloadOf('ProviderPayload', {
  description: 'The provider as it is now.',
  model: 'ProviderProfile',
  field: 'provider',
  fieldDescription: 'The provider.',
  key: 'providerId',
  visible: visibleProviders,
})

const providerId = globalId().describe('The Provider.')

commandWithArgs('approveProvider', {
  type: ProviderPayload,
  description:
    'Approves a pending provider; after ten seconds it is told by mail, with a link that signs in. Refused when something is missing, unless `incomplete` says that it was seen. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: providerId,
    incomplete: z
      .boolean()
      .default(false)
      .describe('The admin has seen the provider’s `gaps` and approves all the same.'),
  }),
  run: (ctx, { id, incomplete }) => approveProvider(ctx, { providerId: id, incomplete }),
})

commandWithArgs('undoProviderApproval', {
  type: ProviderPayload,
  description: 'Takes an approval back within ten seconds, unless the provider has quoted. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: providerId }),
  run: (ctx, { id }) => undoProviderApproval(ctx, id),
})

commandWithArgs('rejectProvider', {
  type: ProviderPayload,
  description:
    'Rejects a pending provider for a reason; it is told by mail and may ask once more. The second time is final. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: providerId,
    reason: text({ max: 500, required: 'Contá por qué lo rechazás: el proveedor lo va a leer.' }).describe(
      'Why, up to 500 characters; the provider reads it.',
    ),
  }),
  run: (ctx, { id, reason }) => rejectProvider(ctx, { providerId: id, reason }),
})

commandWithArgs('sendSignInLink', {
  type: ProviderPayload,
  description: 'Mails an approved provider a link that signs in and works for 30 minutes. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState, RateLimited],
  args: z.object({ id: providerId }),
  run: (ctx, { id }) => sendSignInLink(ctx, id),
})

newsField('providerQueueUpdated', {
  model: 'ProviderProfile',
  description: 'Each provider that registers or is decided on. The admin. Null when it is gone.',
  authScopes: { admin: true },
  topic: () => providerQueueTopic,
  key: 'providerId',
  visible: visibleProviders,
})
