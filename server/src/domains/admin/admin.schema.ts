import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { ProviderStatus } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { RefusalInterface } from '../../graphql/refusals.ts'
import { globalId, text } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { providerQueueTopic } from '../accounts/account.events.ts'
import { visibleProviders } from '../accounts/account.policy.ts'
import { ProviderStatusEnum } from '../accounts/profiles/provider.schema.ts'
import type { Viewer } from '../viewer.ts'
import { ProviderChanged } from './admin.errors.ts'
import { approveProviderChange, rejectProviderChange } from './providerChange.operations.ts'
import {
  approveProvider,
  rejectProvider,
  sendSignInLink,
  undoProviderApproval,
} from './providerReview.operations.ts'

const ProviderOrder = { DECISION: 'DECISION', OLDEST: 'OLDEST', NEWEST: 'NEWEST' } as const
const ProviderOrderEnum = describedEnum('ProviderOrder', ProviderOrder, 'How providers are ordered.', {
  DECISION:
    'Those that wait for a decision first, then approved, suspended and rejected; in each, the longest wait begins.',
  OLDEST: 'By registration, the earliest first.',
  NEWEST: 'By registration, the latest first.',
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
      hasPendingChange: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only those of which a change of verified fields waits for the team.',
      }),
      orderBy: t.arg({
        type: ProviderOrderEnum,
        required: true,
        defaultValue: 'DECISION',
        description: 'The order.',
      }),
    },
    totalCount: (_root, asked, { db, viewer }) =>
      db.prisma.providerProfile.count({ where: providersWhere(asked, viewer) }),
    resolve: (query, _root, { orderBy, ...asked }, { db, viewer }) =>
      db.prisma.providerProfile.findMany({
        ...query,
        where: providersWhere(asked, viewer),
        orderBy: ORDERS[orderBy],
      }),
  }),
)

interface AskedProviders {
  readonly status?: ProviderStatus | null | undefined
  readonly hasPendingChange: boolean
}

function providersWhere(
  { status, hasPendingChange }: AskedProviders,
  viewer: Viewer,
): Prisma.ProviderProfileWhereInput {
  return {
    AND: [
      visibleProviders(viewer),
      ...(status ? [{ status }] : []),
      ...(hasPendingChange ? [{ changes: { some: PENDING_CHANGE } }] : []),
    ],
  }
}

const PENDING_CHANGE = { state: 'PENDING' } as const

type Counts = Record<ProviderStatus, number> & {
  readonly changes: number
  readonly waitsSince: Date | null
}

const ProviderCountsType = builder.objectRef<Counts>('ProviderCounts').implement({
  description: 'Numbers of providers, by decision.',
  fields: t => ({
    total: t.int({
      description: 'All of them.',
      resolve: ({ PENDING, APPROVED, SUSPENDED, REJECTED }) => PENDING + APPROVED + SUSPENDED + REJECTED,
    }),
    pending: t.exposeInt('PENDING', { description: 'Waiting for a decision.' }),
    approved: t.exposeInt('APPROVED', { description: 'Approved.' }),
    suspended: t.exposeInt('SUSPENDED', { description: 'Suspended.' }),
    rejected: t.exposeInt('REJECTED', { description: 'Rejected.' }),
    changes: t.exposeInt('changes', {
      description: 'Changes of what was verified that wait for a decision.',
    }),
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
    description: 'Numbers of providers. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: async (_root, _args, { db, viewer }): Promise<Counts> => {
      const [groups, changes] = await Promise.all([
        db.prisma.providerProfile.groupBy({
          by: ['status'],
          where: visibleProviders(viewer),
          _count: true,
          _min: { waitsSince: true },
        }),
        db.prisma.providerChange.count({ where: { ...PENDING_CHANGE, provider: visibleProviders(viewer) } }),
      ])
      const groupOf = (status: ProviderStatus) => groups.find(group => group.status === status)
      const count = (status: ProviderStatus) => groupOf(status)?._count ?? 0
      return {
        PENDING: count('PENDING'),
        APPROVED: count('APPROVED'),
        SUSPENDED: count('SUSPENDED'),
        REJECTED: count('REJECTED'),
        changes,
        waitsSince: groupOf('PENDING')?._min.waitsSince ?? null,
      }
    },
  }),
)

export const ProviderPayload = payloadOf('ProviderPayload', {
  description: 'The provider as it is now.',
  model: 'ProviderProfile',
  field: 'provider',
  fieldDescription: 'The provider.',
  key: 'providerId',
  visible: visibleProviders,
})

builder.objectType(ProviderChanged, {
  name: 'ProviderChanged',
  description: 'The provider edited its data since `seen`.',
  interfaces: [RefusalInterface],
  fields: t => ({
    provider: t.prismaField({
      type: 'ProviderProfile',
      description: 'The provider as it is now, to be looked at again.',
      resolve: (query, { providerId }, _args, { db, viewer }) =>
        db.prisma.providerProfile.findFirstOrThrow({
          ...query,
          where: { AND: [{ id: providerId }, visibleProviders(viewer)] },
        }),
    }),
  }),
})

const providerId = globalId().describe('The Provider.')

commandWithArgs('approveProvider', {
  type: ProviderPayload,
  description:
    'Approves a pending provider; after ten seconds it is mailed a link that signs in. Refused when the provider edited its data since `seen`, and when fields are missing, unless `incomplete` confirms that this was seen. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState, ProviderChanged],
  args: z.object({
    id: providerId,
    seen: z.string().max(64).describe('The provider’s `reviewVersion` that the admin saw.'),
    incomplete: z
      .boolean()
      .default(false)
      .describe('The admin has seen the provider’s `gaps` and approves all the same.'),
  }),
  run: (ctx, { id, ...seen }) => approveProvider(ctx, { providerId: id, ...seen }),
})

commandWithArgs('undoProviderApproval', {
  type: ProviderPayload,
  description: 'Takes an approval back within ten seconds, unless the provider has quoted. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: providerId }),
  run: (ctx, { id }) => undoProviderApproval(ctx, id),
})

const rejectionReason = text({
  max: 500,
  required: 'Contá por qué lo rechazás: el proveedor lo va a leer.',
}).describe('Why, up to 500 characters; the provider reads it.')
const changeId = globalId().describe('The ProviderChange.')
const revision = z.int().describe('The `revision` that the admin saw.')

commandWithArgs('approveProviderChange', {
  type: ProviderPayload,
  description:
    'Puts a pending change of verified fields into the provider’s profile and notifies it by mail. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: changeId, revision }),
  run: (ctx, { id, revision }) => approveProviderChange(ctx, { changeId: id, revision }),
})

commandWithArgs('rejectProviderChange', {
  type: ProviderPayload,
  description:
    'Rejects a pending change of verified fields; the provider gets the reason by mail. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: changeId,
    revision,
    reason: rejectionReason,
  }),
  run: (ctx, { id, revision, reason }) => rejectProviderChange(ctx, { changeId: id, revision, reason }),
})

commandWithArgs('rejectProvider', {
  type: ProviderPayload,
  description:
    'Rejects a pending provider for a reason, which it gets by mail; it may ask once more. The second time is final. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: providerId,
    reason: rejectionReason,
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
  description:
    'Each provider that registers, is decided on or edits data under review. The admin. Null when it no longer exists.',
  authScopes: { admin: true },
  topic: () => providerQueueTopic,
  key: 'providerId',
  visible: visibleProviders,
})
