import DataLoader from 'dataloader'
import type PgBoss from 'pg-boss'
import type { Database } from './db.ts'
import { type FailedJobs, takeFailedJobs } from './failedJobs.ts'
import { keepTimerRun } from './jobHealth.ts'
import type { JobStore } from './jobWorkers.ts'

interface JobStoreParts {
  readonly db: Database
  readonly boss: PgBoss
  /** Queues with a schedule, of which the last run is kept. */
  readonly timers: ReadonlySet<string>
  readonly onFailed: (failedJobId: string) => void
}

/** The queues on pg-boss' tables. A job that failed for the last time becomes a `FailedJob`. */
export function createJobStore({ db, boss, timers, onFailed }: JobStoreParts): JobStore {
  const keepFailed = async (failed: FailedJobs) => {
    for (const id of await takeFailedJobs(db, failed)) onFailed(id)
  }
  const completions = new Map<string, DataLoader<string, string>>()
  /** Jobs of a queue that end together are completed by one statement. */
  const completionsOf = (queue: string) => {
    const known = completions.get(queue)
    if (known) return known
    const made = new DataLoader<string, string>(
      async ids => {
        await boss.complete(queue, [...ids])
        return ids
      },
      { cache: false },
    )
    completions.set(queue, made)
    return made
  }
  return {
    fetch: async (queue, most) => (await boss.fetch(queue, { batchSize: most })) ?? [],
    async complete(queue, id) {
      if (timers.has(queue)) await keepTimerRun(db, queue, id)
      await completionsOf(queue).load(id)
    },
    async fail(queue, id, error) {
      await boss.fail(queue, id, error)
      await keepFailed({ queue, id })
    },
    // pg-boss counts an attempt for each job that has started before.
    async postpone(queue, id, until) {
      await db.query(
        `update pgboss.job set state = 'created', started_on = null, start_after = $3::timestamptz
         where name = $1 and id = $2::uuid and state = 'active'`,
        [queue, id, until.toISOString()],
      )
    },
    async renew(queue, ids) {
      await db.query(
        `update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [queue, ids],
      )
    },
    // Retries without the delay of a failed attempt. After the last one pg-boss itself fails the job, which
    // `strays` finds.
    async reclaim() {
      const { rows } = await db.query(
        `update pgboss.job set state = 'retry', start_after = now()
         where state = 'active' and started_on + expire_in < now() and retry_count < retry_limit
         returning name`,
      )
      return namesOf(rows)
    },
    // pg-boss has queues of its own.
    async strays(queues) {
      await keepFailed({})
      const { rows } = await db.query(
        `select name, count(*)::int as jobs from pgboss.job
         where state < 'active' and name <> all($1::text[]) and not starts_with(name, '__pgboss__') group by name order by name`,
        [queues],
      )
      return rows.map(({ name, jobs }) => ({ queue: String(name), jobs: Number(jobs) }))
    },
    async due(queues) {
      const { rows } = await db.query(
        `select name from unnest($1::text[]) as name where exists (
           select 1 from pgboss.job
           where job.name = name.name and state < 'active' and start_after < now())`,
        [queues],
      )
      return namesOf(rows)
    },
  }
}

/** The queues that rows of pg-boss' tables name. */
export function namesOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ name }) => String(name))
}
