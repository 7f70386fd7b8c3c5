import { ContactViewPurpose } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { isTheAdmins, visibleContactViews } from './account.policy.ts'

/** The name of a team member in the log: the individual stays internal. */
const TEAM = 'Equipo de Tuerca'

const ContactViewPurposeEnum = describedEnum(
  'ContactViewPurpose',
  ContactViewPurpose,
  'What somebody was shown contact data for.',
  {
    ORDER: 'To arrange a paid order.',
    REQUEST: 'Our staff, about what somebody asked for.',
    ACCOUNT: 'Our staff, looking after the account; written down once an hour.',
    UNLOCK: 'A buyer who paid to read who quoted their request.',
    PAYOUT: 'Our staff, to pay a provider: its bank account.',
  },
)

builder.prismaNode('ContactView', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'An entry of the access log: a view of a person’s contact data. Seen by that person and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleContactViews(viewer)] }),
  fields: t => ({
    viewedAt: t.expose('viewedAt', { type: 'DateTime', description: 'When.' }),
    purpose: t.expose('purpose', { type: ContactViewPurposeEnum, description: 'The purpose.' }),
    orderId: t.id({
      nullable: true,
      description: 'The Order it was for; null when it was for none.',
      select: { orderId: true },
      resolve: ({ orderId }) => orderId && encodeGlobalId('Order', orderId),
    }),
    viewerName: t.string({
      description: 'The viewer: a business or a person by name, our staff as the team.',
      select: {
        viewer: { select: { name: true, email: true, providerProfile: { select: { companyName: true } } } },
      },
      resolve: ({ viewer: { name, email, providerProfile } }, _args, { settings }) =>
        isTheAdmins(settings, email) ? TEAM : (providerProfile?.companyName ?? name),
    }),
    viewer: t.relation('viewer', {
      nullable: true,
      description: 'Account of who looked. The admin; null for others.',
      authScopes: { admin: true },
      unauthorizedResolver: () => null,
    }),
    subject: t.relation('subject', {
      nullable: true,
      description:
        'Account whose data was shown: the person itself or, for the admin, anyone. Null for a buyer without an account.',
    }),
  }),
})

builder.prismaObjectField('Account', 'contactViews', t =>
  t.relatedConnection('contactViewed', {
    cursor: 'id',
    totalCount: true,
    description: 'The views of this person’s contact data, newest first. Itself and the admin.',
    query: (_args, { viewer }) => ({ where: visibleContactViews(viewer), orderBy: { id: 'desc' } }),
  }),
)

builder.queryField('contactViews', t =>
  t.prismaConnection({
    type: 'ContactView',
    cursor: 'id',
    nullable: true,
    description:
      'The whole access log, newest first; its `totalCount` stops at 100, which means 100 or more. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    totalCount: (_root, _args, { db, viewer }) =>
      db.prisma.contactView.count({ where: visibleContactViews(viewer), take: 100 }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.prisma.contactView.findMany({
        ...query,
        where: visibleContactViews(viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)
