import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Database, Tx } from './db.ts'
import type { Logger } from './logger.ts'

/** Work that happens after the commit that asked for it. Handlers must be safe to run twice. */
export interface JobType<Data extends Record<string, unknown>> {
  readonly queue: string
  readonly data: z.ZodType<Data>
}

export interface JobHandler<Services> {
  readonly queue: string
  readonly act: (services: Services, data: unknown) => Promise<void>
  /** A cron expression (UTC) when the job also runs by itself, with empty data. */
  readonly cron?: string
}

export function handleJob<Services, Data extends Record<string, unknown>>(
  type: JobType<Data>,
  act: (services: Services, data: Data) => Promise<void>,
  options: { cron?: string } = {},
): JobHandler<Services> {
  return { queue: type.queue, act: (services, data) => act(services, type.data.parse(data)), ...options }
}

export interface EnqueueOptions {
  /** Not before this moment. */
  readonly startAfter?: Date
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
  /** Looks at these queues now instead of at the next poll; called after a commit. */
  nudge(queues: Iterable<string>): void
  /**
   * Handles what is due, and what that causes, until nothing is left; answers how many jobs ran. A handler's error is
   * thrown. With `ahead`, delayed jobs count as due.
   */
  drain<Services>(
    handlers: readonly JobHandler<Services>[],
    services: Services,
    options?: { ahead?: boolean },
  ): Promise<number>
  /** Whether the queue tables answer. */
  check(): Promise<void>
  /** Lets running handlers finish, then stops. */
  close(): Promise<void>
}

const DEAD_LETTERS = 'dead-letters'
const QUEUE_OPTIONS = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 }

export async function createJobs(db: Database, logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      // pg-boss sends its schema as several statements without values.
      executeSql: async (sql: string, values: unknown[] = []) => {
        if (values.length > 0) return db.query(sql, values)
        if (isScript(sql)) {
          await db.script(sql)
          return { rows: [] }
        }
        return db.query(sql)
      },
    },
    schedule: true,
    supervise: true,
  })
  boss.on('error', error => logger.error({ err: error }, 'job queue error'))
  await boss.start()
  const workers = new Map<string, string>()

  return {
    async enqueue(tx, newJobs) {
      const run = {
        executeSql: async (sql: string, values: unknown[] = []) => ({
          rows: await tx.$queryRawUnsafe<never[]>(sql, ...values),
        }),
      }
      const rows = newJobs.map(({ queue, data, startAfter, id }) => ({
        name: queue,
        data,
        ...(startAfter ? { startAfter: startAfter.toISOString() } : {}),
        ...(id ? { id } : {}),
      }))
      await boss.insert(rows, { db: run })
    },
    async prepare(handlers) {
      const existing = new Set((await boss.getQueues()).map(queue => queue.name))
      const missing = [DEAD_LETTERS, ...handlers.map(handler => handler.queue)].filter(
        name => !existing.has(name),
      )
      for (const name of missing) {
        const deadLetter = name === DEAD_LETTERS ? {} : { deadLetter: DEAD_LETTERS }
        await boss.createQueue(name, { name, ...QUEUE_OPTIONS, ...deadLetter })
      }
      for (const handler of handlers) if (handler.cron) await boss.schedule(handler.queue, handler.cron)
    },
    async work(handlers, services) {
      for (const handler of handlers) {
        const id = await boss.work(handler.queue, { pollingIntervalSeconds: 2, batchSize: 1 }, async jobs => {
          for (const job of jobs) {
            try {
              await handler.act(services, job.data ?? {})
            } catch (error) {
              logger.warn({ err: error, queue: handler.queue, job: job.id }, 'job failed, will be retried')
              throw error
            }
          }
        })
        workers.set(handler.queue, id)
      }
    },
    nudge(queues) {
      for (const queue of queues) {
        const worker = workers.get(queue)
        if (worker) boss.notifyWorker(worker)
      }
    },
    async drain(handlers, services, options = {}) {
      for (let ran = 0; ; ) {
        const before = ran
        for (const handler of handlers) {
          const jobs = await boss.fetch(handler.queue, {
            batchSize: 100,
            ignoreStartAfter: options.ahead ?? false,
          })
          for (const job of jobs ?? []) {
            await handler.act(services, job.data ?? {})
            await boss.complete(handler.queue, job.id)
            ran += 1
          }
        }
        if (ran === before) return ran
      }
    },
    async check() {
      await db.query('select 1 from pgboss.version')
    },
    async close() {
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false })
    },
  }
}

function isScript(sql: string): boolean {
  return sql.trimEnd().replace(/;$/, '').includes(';')
}
