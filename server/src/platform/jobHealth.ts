import type { Database, Tx } from './db.ts'

/** The jobs of one queue now. */
export interface QueueHealth {
  readonly queue: string
  /** Jobs that are due and not running. */
  readonly waiting: number
  /** Since when the oldest of them is due; null without one. */
  readonly waitingSince: Date | null
  readonly running: number
  /** Jobs that failed for the last time and wait for the team. */
  readonly failed: number
}

/** The schedule of one queue, and its last run. */
export interface TimerHealth {
  readonly queue: string
  /** Cron expression, UTC. */
  readonly cron: string
  /** When its last run ended well; null before the first. */
  readonly ranAt: Date | null
  /** Duration of that run, ms; null before the first. */
  readonly tookMs: number | null
}

/** Writes that a scheduled job ends well now, until its next run. */
export async function keepTimerRun(db: Database, queue: string, id: string): Promise<void> {
  await db.query(
    `insert into "TimerRun" (queue, "ranAt", "tookMs")
     select name, now(), greatest(0, extract(epoch from now() - coalesce(started_on, now())) * 1000)::int
     from pgboss.job where name = $1 and id = $2::uuid
     on conflict (queue) do update set "ranAt" = excluded."ranAt", "tookMs" = excluded."tookMs"`,
    [queue, id],
  )
}

/** Queues with jobs that are due, running or failed, by name. */
export async function readQueues(db: Database): Promise<QueueHealth[]> {
  const { rows } = await db.query(
    `select name, sum(waiting)::int as waiting, min(since) as since, sum(running)::int as running, sum(failed)::int as failed
     from (
       select name, count(*) as waiting, min(start_after) as since, 0 as running, 0 as failed
       from pgboss.job where state < 'active' and start_after <= now() and not starts_with(name, '__pgboss__') group by name
       union all
       select name, 0, null, count(*), 0 from pgboss.job
       where state = 'active' and not starts_with(name, '__pgboss__') group by name
       union all
       select queue, 0, null, 0, count(*) from "FailedJob" where state = 'WAITING' group by queue
     ) as counted group by name order by name`,
  )
  return rows.map(({ name, waiting, since, running, failed }) => ({
    queue: String(name),
    waiting: Number(waiting),
    waitingSince: since === null ? null : new Date(since as string | Date),
    running: Number(running),
    failed: Number(failed),
  }))
}

/** Every schedule with its last run, by name. */
export async function readTimers(db: Database): Promise<TimerHealth[]> {
  const { rows } = await db.query(
    `select schedule.name, cron, "ranAt", "tookMs" from pgboss.schedule
     left join "TimerRun" on "TimerRun".queue = schedule.name order by schedule.name`,
  )
  return rows.map(({ name, cron, ranAt, tookMs }) => ({
    queue: String(name),
    cron: String(cron),
    ranAt: ranAt === null ? null : new Date(ranAt as string | Date),
    tookMs: tookMs === null ? null : Number(tookMs),
  }))
}

/** True when this version or an earlier one has made the queue. */
export async function hasQueue(tx: Tx, queue: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.queue WHERE name = ${queue}`
  return rows.length > 0
}
