import { builder } from '../../graphql/builder.ts'
import { type DueDecision, dueDecisions, MOST_DECISIONS } from './dueDecisions.ts'

const DueDecisionType = builder.objectRef<DueDecision>('DueDecision').implement({
  description: 'Something that waits for the team.',
  fields: t => ({
    words: t.exposeString('words', { description: 'What is to decide, in Spanish.' }),
    label: t.exposeString('label', {
      nullable: true,
      description: 'Whom or what it is about: a company or a subject; null when the words say it.',
    }),
    path: t.exposeString('path', { description: 'The page of our site that decides it.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it waits.' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The promised or legal deadline; null where there is none.',
    }),
  }),
})

builder.queryField('dueDecisions', t =>
  t.field({
    type: [DueDecisionType],
    nullable: true,
    extensions: { atMost: MOST_DECISIONS, cost: 100 },
    description: `Everything that waits for the team, the earliest deadline first, then the longest wait; the first ${MOST_DECISIONS}. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: (_root, _args, { db, viewer }) => dueDecisions({ db }, viewer),
  }),
)
