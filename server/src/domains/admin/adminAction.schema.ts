import { builder } from '../../graphql/builder.ts'
import { visibleAdminActions } from './adminAction.policy.ts'
import { type ActionSubject, subjectOf, wordsOf } from './adminActionSubjects.ts'

export const ActionSubjectType = builder.objectRef<ActionSubject>('AdminActionSubject').implement({
  description: 'The row that an act of the team is about.',
  fields: t => ({
    label: t.exposeString('label', {
      description: 'Its name in Spanish: the company, the vehicle or the subject of an enquiry.',
    }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'The page of our site that shows it to the team; null when none does.',
    }),
  }),
})

builder.prismaNode('AdminAction', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'An act of the team: one line of its log, which nobody can change. The admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleAdminActions(viewer)] }),
  fields: t => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', { description: 'Name of the mutation.' }),
    words: t.string({
      description: 'What was done, in Spanish.',
      select: { action: true },
      resolve: action => wordsOf({ ...action, subjectId: null }),
    }),
    actorName: t.string({
      description: 'Name of the team member.',
      select: { account: { select: { name: true } } },
      resolve: ({ account }) => account.name,
    }),
    subject: t.field({
      type: ActionSubjectType,
      nullable: true,
      description: 'The row it is about; null for the whole site, and for a row that is no longer there.',
      select: { action: true, subjectId: true },
      resolve: (action, _args, ctx) => subjectOf(ctx, action),
    }),
  }),
})

/** Rows counted for `totalCount`: the log grows forever. */
const MOST_COUNTED = 100

builder.queryField('adminActions', t =>
  t.prismaConnection({
    type: 'AdminAction',
    cursor: 'id',
    nullable: true,
    description: `The log of the team, newest first; its \`totalCount\` stops at ${MOST_COUNTED}, which means ${MOST_COUNTED} or more. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    totalCount: (_root, _args, { db, viewer }) =>
      db.prisma.adminAction.count({ where: visibleAdminActions(viewer), take: MOST_COUNTED }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.prisma.adminAction.findMany({
        ...query,
        where: visibleAdminActions(viewer),
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      }),
  }),
)
