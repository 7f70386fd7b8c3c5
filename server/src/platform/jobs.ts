import PgBoss from 'pg-boss'
import { z } from 'zod'
import type { Announcement } from './announcement.ts'
import { FellBehind } from './boundedQueue.ts'
import { MINUTE_MS, SECOND_MS } from './clock.ts'
import { type Database, isRetryable, type Tx } from './db.ts'
import { newId } from './ids.ts'
import { Postponed } from './jobPostponed.ts'
import { createJobStore, namesOf } from './jobStore.ts'
import { createJobsDatabase } from './jobsDatabase.ts'
import { startWorkers, type Workers } from './jobWorkers.ts'
import type { Logger } from './logger.ts'
import type { News } from './news.ts'

/** Work after the commit that asked for it. Handlers must be idempotent. */
export interface JobType<Data extends Record<string, unknown>> {
  readonly queue: string
  readonly data: z.ZodType<Data>
}

export interface JobHandler<Services> extends HandlerOptions {
  readonly queue: string
  readonly act: (services: Services, data: unknown) => Promise<void>
}

/** How often a failed job runs again: the delay doubles with each attempt. */
export interface Retry {
  readonly limit: number
  readonly firstDelaySeconds: number
}

export interface HandlerOptions {
  /** A cron expression (UTC) for a job that also runs by itself, with empty data. */
  readonly cron?: string
  /** RETRY when left out. */
  readonly retry?: Retry
}

export function handleJob<Services, Data extends Record<string, unknown>>(
  type: JobType<Data>,
  act: (services: Services, data: Data) => Promise<void>,
  options: HandlerOptions = {},
): JobHandler<Services> {
  return { queue: type.queue, act: (services, data) => act(services, type.data.parse(data)), ...options }
}

export interface EnqueueOptions {
  /** Earliest start. */
  readonly startAfter?: Date
  /** Jobs of a higher priority are fetched first; 0 when left out. */
  readonly priority?: number
  /** A UUID; a second job of the queue with the same id is not written. */
  readonly id?: string
}

export interface NewJob extends EnqueueOptions {
  readonly queue: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Jobs {
  /** Writes the jobs inside `tx`, in one statement: they exist if and only if the transaction commits. */
  enqueue(tx: Tx, jobs: readonly NewJob[]): Promise<void>
  /** Creates the queues and their schedules; needed before anything is enqueued. */
  prepare(handlers: readonly JobHandler<never>[]): Promise<void>
  /** Starts fetching and handling. */
  work<Services>(handlers: readonly JobHandler<Services>[], services: Services): Promise<void>
  /**
   * Makes workers of all processes check these queues now instead of at the next poll; called after a commit.
   */
  nudge(queues: Iterable<string>): void
  /**
   * Handles due jobs, and the jobs these cause, until none is left; returns how many ran. A handler's error
   * is thrown. With `ahead`, delayed jobs count as due, except those that were postponed in this call.
   */
  drain<Services>(
    handlers: readonly JobHandler<Services>[],
    services: Services,
    options?: { ahead?: boolean },
  ): Promise<number>
  /** Resolves when the queue tables answer. */
  check(): Promise<void>
  /** Lets running handlers finish, then stops. */
  close(): Promise<void>
}

const RETRY: Retry = { limit: 8, firstDelaySeconds: 5 }

/** Concurrency, poll intervals and leases of jobs. */
export interface JobSettings {
  /** Jobs of one queue that run at the same time in this process. */
  readonly concurrency: number
  /** Interval of polls for jobs that nobody announced: delayed ones, retries, those of a dead process. */
  readonly pollMs: number
  /** Lease of a job in whole seconds; a process that does not renew it loses the job. */
  readonly leaseSeconds: number
  /** Interval of renewing leases, and of checks for expired ones. */
  readonly renewMs: number
  /** Interval of checks for jobs in queues without a handler. */
  readonly strayMs: number
  /** True to run the jobs with a cron expression at their time of this machine's clock. */
  readonly keepsTime: boolean
}

/** A killed process' job runs elsewhere after 15 s of lease and at most 5 s until the next check. */
export const JOB_SETTINGS: JobSettings = {
  concurrency: 5,
  pollMs: 2 * SECOND_MS,
  leaseSeconds: 15,
  renewMs: 5 * SECOND_MS,
  strayMs: 10 * MINUTE_MS,
  keepsTime: true,
}
const TIME_LIMIT_MS = 2 * MINUTE_MS
const CLOSING_GRACE_MS = 10 * SECOND_MS
const CREATION_TRIES = 5
/** Processes that start together create the index one after the other. */
const PREPARE_LOCK = 823_146_001
/** Topic between processes: new jobs for queues that their writer does not work on. */
export const WAKE_TOPIC = 'jobs:wake'

export interface JobsOptions {
  readonly settings?: Partial<JobSettings>
  /** Reaches the workers in other processes; without it they find new jobs by polling. */
  readonly news?: News | null
  /** Called with the id of each job that failed for the last time, once its `FailedJob` is written. */
  readonly onFailed?: (failedJobId: string) => void
}

export async function createJobs(db: Database, logger: Logger, options: JobsOptions = {}): Promise<Jobs> {
  const { news, onFailed = () => {} } = options
  const settings = { ...JOB_SETTINGS, ...options.settings }
  const queueOptions = ({ limit, firstDelaySeconds }: Retry) => ({
    retryLimit: limit,
    retryDelay: firstDelaySeconds,
    retryBackoff: true,
    expireInSeconds: settings.leaseSeconds,
  })
  const database = createJobsDatabase(db, logger)
  const boss = new PgBoss({
    db: database,
    schedule: settings.keepsTime,
    supervise: true,
  })
  boss.on('error', error => logger.error({ err: error }, 'job queue error'))
  await boss.start()
  const timers = new Set<string>()
  const store = createJobStore({ db, boss, timers, onFailed })
  let workers: Workers | null = null
  let wakeUps: AsyncIterableIterator<Announcement> | null = null

  const hearWakeUps = async (others: News, running: Workers) => {
    for (;;) {
      wakeUps = others.subscribe(WAKE_TOPIC)
      try {
        for await (const { data } of wakeUps) running.wake(z.array(z.string()).parse(data.queues))
        return
      } catch (error) {
        if (!(error instanceof FellBehind)) throw error
        running.wakeAll()
      }
    }
  }

  // Processes that start together on a new database may deadlock here; a retry is safe.
  const createQueue: typeof boss.createQueue = async (name, options) => {
    for (let left = CREATION_TRIES; ; left -= 1) {
      try {
        return await boss.createQueue(name, options)
      } catch (error) {
        if (left <= 1 || !isRetryable(error)) throw error
      }
    }
  }

  const prepare: Jobs['prepare'] = async handlers => {
    const existing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
    const wanted: readonly PgBoss.Queue[] = handlers.map(({ queue: name, retry = RETRY }) => ({
      name,
      ...queueOptions(retry),
    }))
    for (const queue of wanted) {
      const found = existing.get(queue.name)
      if (!found) await createQueue(queue.name, queue)
      else if (differs(found, queue)) await boss.updateQueue(queue.name, queue)
    }
    const crons = new Map(handlers.map(({ queue, cron }) => [queue, cron]))
    for (const { name } of await boss.getSchedules()) if (!crons.get(name)) await boss.unschedule(name)
    timers.clear()
    for (const [queue, cron] of crons) {
      if (!cron) continue
      await boss.schedule(queue, cron)
      timers.add(queue)
    }
    // Index for `reclaim`; finished jobs stay in the table for half a day.
    await db.script(
      `select pg_advisory_xact_lock(${PREPARE_LOCK});
       create index if not exists job_active on pgboss.job (name) where state = 'active'`,
    )
  }

  return {
    async enqueue(tx, newJobs) {
      const run = {
        executeSql: async (sql: string, values: unknown[] = []) => ({
          rows: await tx.$queryRawUnsafe<never[]>(sql, ...values),
        }),
      }
      const rows = newJobs.map(({ queue, data, startAfter, priority, id }) => ({
        name: queue,
        data,
        ...(startAfter ? { startAfter: startAfter.toISOString() } : {}),
        ...(priority ? { priority } : {}),
        // Jobs of one transaction have the same time: their ids order them.
        id: id ?? newId(),
      }))
      await boss.insert(rows, { db: run })
    },
    prepare,
    async work(handlers, services) {
      const acts = new Map(
        handlers.map(({ queue, act }) => [queue, (data: unknown) => act(services, data ?? {})]),
      )
      workers = startWorkers(acts, { store, settings: { ...settings, timeLimitMs: TIME_LIMIT_MS }, logger })
      if (news) void hearWakeUps(news, workers)
    },
    nudge(queues) {
      const names = [...queues]
      if (workers) workers.wake(names)
      else if (names.length > 0) news?.publish(WAKE_TOPIC, { event: WAKE_TOPIC, data: { queues: names } })
    },
    async drain(handlers, services, { ahead = false } = {}) {
      const postponed = new Set<string>()
      for (let ran = 0; ; ) {
        const before = ran
        // A look into all queues at once costs less than a fetch from each.
        const due = new Set(await queuesWithJobs(db, { ahead }))
        if (due.size === 0) return ran
        let mayHaveAdded = false
        for (const handler of handlers) {
          if (!mayHaveAdded && !due.has(handler.queue)) continue
          mayHaveAdded = true
          const jobs = await boss.fetch(handler.queue, {
            batchSize: 100,
            ignoreStartAfter: ahead,
            includeMetadata: true,
          })
          // Jobs are chosen in this order and returned in none.
          for (const job of (jobs ?? []).toSorted(byTurn)) {
            const until = await postponedUntil(handler.act(services, job.data ?? {}))
            if (!until) await store.complete(handler.queue, job.id)
            else await store.postpone(handler.queue, job.id, until)
            if (!postponed.has(job.id)) ran += 1
            if (until) postponed.add(job.id)
          }
        }
        if (ran === before) return ran
      }
    },
    async check() {
      await db.query('select 1 from pgboss.version')
    },
    async close() {
      await wakeUps?.return?.()
      await workers?.stop(CLOSING_GRACE_MS)
      await boss.stop({ graceful: false, close: false })
      await database.settled()
    },
  }
}

/** The time to which a run postponed its job; null when the run is done. */
async function postponedUntil(run: Promise<void>): Promise<Date | null> {
  try {
    await run
    return null
  } catch (error) {
    if (error instanceof Postponed) return error.until
    throw error
  }
}

/** The queues with a job to do; with `ahead`, delayed jobs count. */
async function queuesWithJobs(db: Database, { ahead }: { ahead: boolean }): Promise<string[]> {
  const { rows } = await db.query(
    `select distinct name from pgboss.job where state < 'active' ${ahead ? '' : 'and start_after < now()'}`,
  )
  return namesOf(rows)
}

type Turn = Pick<PgBoss.JobWithMetadata, 'priority' | 'createdOn' | 'id'>

function byTurn(one: Turn, other: Turn): number {
  return (
    other.priority - one.priority ||
    one.createdOn.getTime() - other.createdOn.getTime() ||
    one.id.localeCompare(other.id)
  )
}

const COMPARED = ['expireInSeconds', 'retryLimit', 'retryDelay'] as const

/** True when a queue has other settings than this version of the program wants. */
function differs(found: PgBoss.Queue, wanted: PgBoss.Queue): boolean {
  return COMPARED.some(option => (found[option] ?? null) !== (wanted[option] ?? null))
}
