import { ProviderChangeState, ProviderVerifiedField } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { canSeeProviderRecord } from '../account.policy.ts'

const VerifiedFieldEnum = describedEnum(
  'ProviderVerifiedField',
  ProviderVerifiedField,
  'What the team verifies of a provider before it approves it.',
  {
    COMPANY_NAME: 'The name of the business.',
    BUSINESS_NAME: 'Razón social.',
    RUT: 'Tax number.',
    ADDRESS: 'Street address.',
  },
)
const ChangeStateEnum = describedEnum(
  'ProviderChangeState',
  ProviderChangeState,
  'What became of a change of verified fields.',
  {
    PENDING: 'Waits for the team.',
    APPROVED: 'The profile has the new values.',
    REJECTED: 'Was turned down, with a reason.',
    WITHDRAWN: 'The provider set the old values back.',
  },
)

const ProviderChangeType = builder.prismaObject('ProviderChange', {
  name: 'ProviderChange',
  description:
    'A change of verified fields that an approved provider asks for. The provider itself and the admin.',
  fields: t => ({
    changeId: t.id({
      description: 'Names this change to the team’s decision.',
      select: { id: true },
      resolve: ({ id }) => encodeGlobalId('ProviderChange', id),
    }),
    revision: t.exposeInt('revision', {
      description: 'Counts the provider’s edits of it; a decision about an older one is refused.',
    }),
    state: t.expose('state', { type: ChangeStateEnum, description: 'The state of the change.' }),
    fields: t.expose('fields', {
      type: [VerifiedFieldEnum],
      extensions: { atMost: 4 },
      description: 'The changed fields; the values of the others are null and mean nothing.',
    }),
    companyName: t.exposeString('companyName', {
      nullable: true,
      description: 'The new name; null when it stays.',
    }),
    businessName: t.exposeString('businessName', {
      nullable: true,
      description: 'The new razón social; null when it stays or is taken out.',
    }),
    rut: t.exposeString('rut', {
      nullable: true,
      description: 'The new tax number, 12 digits; null when it stays or is taken out.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The new street address; null when it stays or is taken out.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      extensions: { maxLength: 500 },
      description: 'Why it was rejected; null unless it was.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the provider asked for it.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it waits.',
    }),
  }),
})

builder.prismaObjectFields('ProviderProfile', t => ({
  latestChange: t.field({
    type: ProviderChangeType,
    nullable: true,
    description:
      'The latest change of what was verified, which may wait for the team. The provider itself and the admin; null for others, when there is none and when it was withdrawn.',
    authScopes: (provider, _args, { viewer }) => canSeeProviderRecord(viewer, provider),
    unauthorizedResolver: () => null,
    select: { changes: { orderBy: { id: 'desc' }, take: 1 } },
    resolve: ({ changes: [latest] }) => (latest && latest.state !== 'WITHDRAWN' ? latest : null),
  }),
}))
