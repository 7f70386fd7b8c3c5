import { builder } from '../../graphql/builder.ts'
import {
  type DueCount,
  type DueDecision,
  dueCounts,
  dueDecisions,
  MOST_COUNTED,
  MOST_DECISIONS,
} from './dueDecisions.ts'

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

const DueCountType = builder.objectRef<DueCount>('DueCount').implement({
  description: 'How much waits in a queue of the team.',
  fields: t => ({
    path: t.exposeString('path', { description: 'The page of our site that decides it.' }),
    count: t.exposeInt('count', {
      description: `Rows that wait, at least 1; ${MOST_COUNTED} stands for more.`,
    }),
  }),
})

builder.queryField('dueCounts', t =>
  t.field({
    type: [DueCountType],
    nullable: true,
    extensions: { atMost: 12, cost: 30 },
    description:
      'How much waits for the team, for each queue where anything does. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: (_root, _args, { db, viewer }) => dueCounts({ db }, viewer),
  }),
)
