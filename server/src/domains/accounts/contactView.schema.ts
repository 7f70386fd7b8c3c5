import { ContactViewPurpose } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { isTheAdmins, visibleContactViews } from './account.policy.ts'

/** What the log says of a member of the team who looked: the person behind it stays inside. */
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
  },
)

builder.prismaNode('ContactView', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'One line of the access log: somebody was shown a person’s contact data. Seen by that person and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleContactViews(viewer)] }),
  fields: t => ({
    viewedAt: t.expose('viewedAt', { type: 'DateTime', description: 'When.' }),
    purpose: t.expose('purpose', { type: ContactViewPurposeEnum, description: 'What for.' }),
    orderId: t.id({
      nullable: true,
      description: 'The Order it was for; null when it was for none.',
      select: { orderId: true },
      resolve: ({ orderId }) => orderId && encodeGlobalId('Order', orderId),
    }),
    viewerName: t.string({
      description: 'Who looked: a business by its name, a person by theirs, our staff as the team.',
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
      description: 'Account whose data was shown: the person itself or, for the admin, anyone.',
    }),
  }),
})

builder.prismaObjectField('Account', 'contactViews', t =>
  t.relatedConnection('contactViewed', {
    cursor: 'id',
    totalCount: true,
    description: 'Who was shown this person’s contact data, newest first. Itself and the admin.',
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
