import { ProviderStatus } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { newsField } from '../../../graphql/newsField.ts'
import { requireAccount } from '../../viewer.ts'
import { providerProfileTopic } from '../account.events.ts'
import { canSeeProviderRecord, visibleProviders } from '../account.policy.ts'
import { AccountType, DepartmentEnum } from '../account.schema.ts'

export const ProviderStatusEnum = describedEnum(
  'ProviderStatus',
  ProviderStatus,
  'The team’s decision on a provider.',
  {
    PENDING: 'Waits for the decision: may look, not quote.',
    APPROVED: 'May quote and sell.',
    REJECTED: 'Was turned down, with a reason.',
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
      description: 'Where the business is.',
      select: { account: { select: { department: true } } },
      resolve: provider => provider.account.department,
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Street address; null when not given.',
    }),
    partsDescription: t.exposeString('partsDescription', {
      extensions: { maxLength: 400 },
      description: 'What the business sells, in its own words; empty when it has not said.',
    }),
    status: t.expose('status', { type: ProviderStatusEnum, description: 'The team’s decision.' }),
    rut: t.exposeString('rut', {
      nullable: true,
      description:
        'Tax number, 12 digits. The provider itself and the admin; null for others and when not given.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
    }),
    decisionReason: t.exposeString('decisionReason', {
      extensions: { maxLength: 500 },
      nullable: true,
      description:
        'Why it was rejected. The provider itself and the admin; null for others and when there is none.',
      authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
      unauthorizedResolver: () => null,
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      description:
        'Its owner’s account. The provider itself and the admin; null for others and once its owner was erased.',
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

/*
 * A decision also ends the account's sockets, because their rights are those of the moment they were opened. So this
 * news reaches a page only when it gets through before its socket goes; what always happens is that the page's
 * connection opens again with the new rights, and the page reads again, as after every reconnect.
 */
newsField('providerUpdated', {
  model: 'ProviderProfile',
  description:
    'The viewer’s own business, each time the team decides on it; the socket is then closed (4403) to be opened again with the new rights, so read again after reconnecting. Providers only.',
  authScopes: { provider: true },
  topic: ({ viewer }) => providerProfileTopic(requireAccount(viewer).accountId),
  key: null,
  visible: viewer => ({ accountId: requireAccount(viewer).accountId }),
})
