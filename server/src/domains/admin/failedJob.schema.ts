import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { FailedJobState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { globalId } from '../../platform/input.ts'
import { type QueueHealth, readQueues, readTimers, type TimerHealth } from '../../platform/jobHealth.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { Viewer } from '../viewer.ts'
import { ActionSubjectType } from './adminAction.schema.ts'
import { failedJobsTopic } from './failedJob.events.ts'
import { dismissFailedJob, MOST_RETRIED, retryFailedJob, retryFailedJobs } from './failedJob.operations.ts'
import { visibleFailedJobs } from './failedJob.policy.ts'
import { failedJobSubject, taskOf } from './failedJobSubject.ts'
import { queueWords, scheduleWords } from './jobWords.ts'

const FailedJobStateEnum = describedEnum('FailedJobState', FailedJobState, 'Decision about a failed job.', {
  WAITING: 'The job waits for the team.',
  RETRIED: 'The team ran the job again.',
  DISMISSED: 'The team gave the job up.',
})

builder.prismaNode('FailedJob', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A job that failed in all its attempts. The admin.',
  select: { queue: true, data: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleFailedJobs(viewer)] }),
  fields: t => ({
    queue: t.exposeString('queue', { description: 'Name of its queue.' }),
    kind: t.string({
      description: 'Its queue in Spanish.',
      resolve: ({ queue }) => queueWords(queue),
    }),
    task: t.string({
      nullable: true,
      description:
        'The notice, listener or state machine that it is of; null when its queue has one kind alone.',
      resolve: ({ data }) => taskOf(data),
    }),
    subject: t.field({
      type: ActionSubjectType,
      nullable: true,
      description:
        'The row it is about; null when our pages show none, and for a row that is no longer there.',
      resolve: ({ data }, _args, ctx) => failedJobSubject(ctx, data),
    }),
    reason: t.exposeString('reason', {
      description: 'Name and message of the last error, without personal data, up to 300 characters.',
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    state: t.expose('state', { type: FailedJobStateEnum, description: 'The decision.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was enqueued.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When its last attempt failed.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it waits.',
    }),
  }),
})

function failedJobsWhere(
  state: FailedJobState | null | undefined,
  viewer: Viewer,
): Prisma.FailedJobWhereInput {
  return { AND: [visibleFailedJobs(viewer), ...(state ? [{ state }] : [])] }
}

/** Rows counted for `totalCount`: a vendor's outage leaves thousands. */
const MOST_COUNTED = 1000

builder.queryField('failedJobs', t =>
  t.prismaConnection({
    type: 'FailedJob',
    cursor: 'id',
    nullable: true,
    description: `Jobs that failed in all their attempts, the last failure first; \`totalCount\` stops at ${MOST_COUNTED}. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      state: t.arg({ type: FailedJobStateEnum, description: 'Only those; all when left out.' }),
    },
    totalCount: (_root, { state }, { db, viewer }) =>
      db.prisma.failedJob.count({ where: failedJobsWhere(state, viewer), take: MOST_COUNTED }),
    resolve: (query, _root, { state }, { db, viewer }) =>
      db.prisma.failedJob.findMany({
        ...query,
        where: failedJobsWhere(state, viewer),
        orderBy: [{ failedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

const JobQueueType = builder.objectRef<QueueHealth>('JobQueue').implement({
  description: 'The jobs of one queue now.',
  fields: t => ({
    queue: t.exposeString('queue', { description: 'Name of the queue.' }),
    kind: t.string({
      description: 'The queue in Spanish.',
      resolve: ({ queue }) => queueWords(queue),
    }),
    waiting: t.exposeInt('waiting', { description: 'Jobs that are due and not running.' }),
    waitingSince: t.expose('waitingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest of them is due; null without one.',
    }),
    running: t.exposeInt('running', { description: 'Jobs that are running.' }),
    failed: t.exposeInt('failed', { description: 'Failed jobs that wait for the team.' }),
  }),
})

const JobTimerType = builder.objectRef<TimerHealth>('JobTimer').implement({
  description: 'The schedule of one queue, and its last run.',
  fields: t => ({
    queue: t.exposeString('queue', { description: 'Name of the queue.' }),
    kind: t.string({
      description: 'The queue in Spanish.',
      resolve: ({ queue }) => queueWords(queue),
    }),
    schedule: t.string({
      description: 'When it runs, in Spanish and the time of Uruguay.',
      resolve: ({ cron }) => scheduleWords(cron),
    }),
    ranAt: t.expose('ranAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its last run ended well; null before the first.',
    }),
    tookMs: t.exposeInt('tookMs', {
      nullable: true,
      description: 'Duration of that run in milliseconds; null before the first.',
    }),
  }),
})

interface JobHealth {
  readonly queues: readonly QueueHealth[]
  readonly timers: readonly TimerHealth[]
}

/** More queues than this version has. */
const MOST_QUEUES = 100

const JobHealthType = builder.objectRef<JobHealth>('JobHealth').implement({
  description: 'The state of the jobs of all processes.',
  fields: t => ({
    queues: t.field({
      type: [JobQueueType],
      description: 'Queues with jobs that are due, running or failed, by name.',
      extensions: { atMost: MOST_QUEUES },
      resolve: ({ queues }) => queues.slice(0, MOST_QUEUES),
    }),
    timers: t.field({
      type: [JobTimerType],
      description: 'Scheduled jobs, by name.',
      extensions: { atMost: MOST_QUEUES },
      resolve: ({ timers }) => timers.slice(0, MOST_QUEUES),
    }),
  }),
})

builder.queryField('jobHealth', t =>
  t.field({
    type: JobHealthType,
    nullable: true,
    description: 'The state of the jobs now. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 100 },
    resolve: async (_root, _args, { db }): Promise<JobHealth> => {
      const [queues, timers] = await Promise.all([readQueues(db), readTimers(db)])
      return { queues, timers }
    },
  }),
)

const FailedJobPayload = payloadOf('FailedJobPayload', {
  description: 'The failed job as it is now.',
  model: 'FailedJob',
  field: 'failedJob',
  fieldDescription: 'The failed job.',
  key: 'failedJobId',
  visible: visibleFailedJobs,
})
const RetriedPayload = builder.objectRef<{ readonly retried: number }>('RetryFailedJobsPayload').implement({
  description: 'Failed jobs run again.',
  fields: t => ({ retried: t.exposeInt('retried', { description: 'Their number.' }) }),
})
const id = globalId().describe('The FailedJob.')

commandWithArgs('retryFailedJob', {
  type: FailedJobPayload,
  description: 'Runs a failed job again, with all its attempts. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id }),
  run: (ctx, { id }) => retryFailedJob(ctx, id),
})
commandWithArgs('dismissFailedJob', {
  type: FailedJobPayload,
  description: 'Gives a failed job up. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id }),
  run: (ctx, { id }) => dismissFailedJob(ctx, id),
})
commandWithArgs('retryFailedJobs', {
  type: RetriedPayload,
  description: `Runs all failed jobs of a queue again, at most ${MOST_RETRIED} at a time, the oldest first. The admin.`,
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ queue: z.string().max(100).describe('Name of the queue.') }),
  run: (ctx, { queue }) => retryFailedJobs(ctx, queue),
})

newsField('failedJobsUpdated', {
  model: 'FailedJob',
  description: 'Each job that fails for the last time or is decided. The admin.',
  authScopes: { admin: true },
  topic: () => failedJobsTopic,
  key: 'failedJobId',
  visible: visibleFailedJobs,
})
