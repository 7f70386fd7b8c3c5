import { z } from 'zod'
import { ProviderStatus } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { newsField } from '../../../graphql/newsField.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { WrongState } from '../../../platform/refusal.ts'
import { requireAccount } from '../../viewer.ts'
import { providerProfileTopic } from '../account.events.ts'
import { canSeeProviderRecord, visibleProviders } from '../account.policy.ts'
import { AccountType, DepartmentEnum } from '../account.schema.ts'
import { LAST_REJECTION } from './provider.lifecycle.ts'
import { providerGaps } from './providerGaps.ts'
import { askForProviderReview } from './providerReview.operations.ts'
import { REVIEWED_COLUMNS, reviewVersion } from './reviewVersion.ts'

export const ProviderStatusEnum = describedEnum(
  'ProviderStatus',
  ProviderStatus,
  'The team’s decision on a provider.',
  {
    PENDING: 'Waits for the decision: may look, not quote.',
    APPROVED: 'May quote and sell.',
    SUSPENDED: 'Was approved, and finishes its open orders without selling anything new.',
    REJECTED: 'Was turned down, with a reason.',
  },
)

const ProviderGapEnum = describedEnum(
  'ProviderGap',
  {
    RUT: 'RUT',
    ADDRESS: 'ADDRESS',
    BUSINESS_NAME: 'BUSINESS_NAME',
    PARTS_DESCRIPTION: 'PARTS_DESCRIPTION',
  } as const,
  'What the team verifies of a provider.',
  {
    RUT: 'Tax number.',
    ADDRESS: 'Street address.',
    BUSINESS_NAME: 'Razón social.',
    PARTS_DESCRIPTION: 'The products.',
  },
)

builder.prismaNode('ProviderProfile', {
  nullable: true,
  name: 'Provider',
  id: { field: 'id', description: 'Global id.' },
  description: 'A shop, workshop or importer. Seen by itself, by the admin and by buyers who have paid it.',
  select: { id: true, accountId: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleProviders(viewer)] }),
  fields: t => ({
    companyName: t.exposeString('companyName', { description: 'The name of the business.' }),
    department: t.field({
      type: DepartmentEnum,
      description: 'The department of the business.',
      select: { account: { select: { department: true } } },
      resolve: provider => provider.account.department,
    }),
    partsDescription: t.exposeString('partsDescription', {
      extensions: { maxLength: 400 },
      description: 'The products of the business, in its own words; empty when not given.',
    }),
    status: t.expose('status', { type: ProviderStatusEnum, description: 'The team’s decision.' }),
    decisionReason: t.string({
      extensions: { maxLength: 500 },
      nullable: true,
      description:
        'Why it was rejected, also while it waits for the second decision. The provider itself and the admin; null for others, once approved and when there is none.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: { decisionReason: true, status: true },
      resolve: ({ decisionReason, status }) =>
        status === 'PENDING' || status === 'REJECTED' ? decisionReason : null,
    }),
    suspendedAt: t.expose('suspendedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Start of the current suspension. The provider itself and the admin; null for others and while not suspended.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
    }),
    suspensionReason: t.exposeString('suspensionReason', {
      extensions: { maxLength: 500 },
      nullable: true,
      description:
        'Reason of the current suspension. The provider itself and the admin; null for others and while not suspended.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
    }),
    isSecondReview: t.boolean({
      nullable: true,
      description:
        'True when the next rejection is final: it was rejected once and asked again. The provider itself and the admin; null for others.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: { rejections: true },
      resolve: ({ rejections }) => rejections === LAST_REJECTION - 1,
    }),
    mayAskAgain: t.boolean({
      nullable: true,
      description:
        'True when it is rejected and may ask for a second decision. The provider itself and the admin; null for others.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: { rejections: true, status: true },
      resolve: ({ rejections, status }) => status === 'REJECTED' && rejections < LAST_REJECTION,
    }),
    waitsSince: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Since when it waits for the decision: its registration, or when it asked for the second one. The provider itself and the admin; null for others and when it does not wait.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: { waitsSince: true, status: true },
      resolve: ({ waitsSince, status }) => (status === 'PENDING' ? waitsSince : null),
    }),
    gaps: t.field({
      type: [ProviderGapEnum],
      extensions: { atMost: 4 },
      nullable: true,
      description:
        'The missing fields that an approval vouches for. The provider itself and the admin; null for others.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: { rut: true, address: true, businessName: true, partsDescription: true },
      resolve: providerGaps,
    }),
    reviewVersion: t.string({
      nullable: true,
      description:
        'Changes with its names, RUT, address and description of what it sells: an approval names the one that the admin saw. The provider itself and the admin; null for others.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      select: REVIEWED_COLUMNS,
      resolve: reviewVersion,
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      description:
        'The account of its owner. The provider itself and the admin; null for others and once its owner was erased.',
      select: (_args, _ctx, nestedSelection) => ({
        account: nestedSelection({ select: { id: true, erasedAt: true } }),
      }),
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
      resolve: ({ account }) => (account.erasedAt ? null : account),
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the team decided; null while pending.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it registered.' }),
  }),
})

commandWithArgs('askForProviderReview', {
  type: payloadOf('ProviderReviewPayload', {
    description: 'The provider as it is now.',
    model: 'ProviderProfile',
    field: 'provider',
    fieldDescription: 'The provider.',
    key: 'providerId',
    visible: visibleProviders,
  }),
  description:
    'Asks for a second decision on the viewer’s rejected business; the second rejection is final. Providers.',
  authScopes: { account: true },
  refusals: [WrongState],
  args: z.object({}),
  run: ctx => askForProviderReview(ctx),
})

/*
 * A decision also ends the account's sockets, because their rights are those of the moment they were opened. So this
 * news reaches a page only when it gets through before its socket goes; what always happens is that the page's
 * connection opens again with the new rights, and the page reads again, as after every reconnect.
 */
newsField('providerUpdated', {
  model: 'ProviderProfile',
  description:
    'The viewer’s own business, each time the team decides on it or something of it changes that the team decides on. After a decision on the account the socket is closed (4403) to be opened again with the new rights, so read again after reconnecting. Providers only.',
  authScopes: { provider: true },
  topic: ({ viewer }) => providerProfileTopic(requireAccount(viewer).accountId),
  key: null,
  visible: viewer => ({ accountId: requireAccount(viewer).accountId }),
})
