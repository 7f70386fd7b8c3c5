import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { openJobs } from '../../test/jobsWorld.ts'
import { after, HOUR_MS, systemClock } from './clock.ts'
import type { Database } from './db.ts'
import { createJobs, handleJob, type JobHandler, type JobSettings, type JobType } from './jobs.ts'
import { createLogger } from './logger.ts'

const numbered = z.object({ number: z.number() })
type Numbered = z.output<typeof numbered>
/** Two queues of the running test alone. */
let many: JobType<Numbered>
let urgent: JobType<Numbered>

/** Polling never finds a job in these tests. */
const NEVER_POLLED: Partial<JobSettings> = { pollMs: HOUR_MS, renewMs: HOUR_MS }

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

type Act = (data: Numbered) => Promise<void>

/** Real workers, on queues of their own. */
async function startJobs(
  act: { readonly many: Act; readonly urgent?: Act },
  settings: Partial<JobSettings> = NEVER_POLLED,
) {
  const round = randomUUID()
  many = { queue: `many.${round}`, data: numbered }
  urgent = { queue: `urgent.${round}`, data: numbered }
  const handlers: JobHandler<object>[] = [
    handleJob(many, (_services: object, data) => act.many(data)),
    handleJob(urgent, async (_services: object, data) => act.urgent?.(data)),
  ]
  return openJobs(db, handlers, settings)
}

/** Opens when `size` calls wait at the same time; later calls pass. */
function barrier(size: number) {
  let waiting = 0
  let open: () => void = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return async () => {
    waiting += 1
    if (waiting === size) open()
    await opened
  }
}

/** Resolves when it was called `times` times. */
function countdown(times: number) {
  let left = times
  let finish: () => void = () => {}
  const finished = new Promise<void>(resolve => {
    finish = resolve
  })
  return {
    finished,
    count: () => {
      left -= 1
      if (left === 0) finish()
    },
  }
}

test('runs the jobs of one transaction at the same time, and completes them by one statement', async () => {
  const together = barrier(5)
  const { finished, count } = countdown(5)
  const { transact, work } = await startJobs({
    many: async () => {
      await together()
      count()
    },
  })
  await work()
  await transact(async ({ enqueue }) => {
    for (let number = 0; number < 5; number += 1) await enqueue(many, { number })
  })
  await finished
  // Postgres' clock stands still within a statement.
  await eventually(async () => {
    const { rows } = await db.query(
      `SELECT count(completed_on)::int AS jobs, count(DISTINCT completed_on)::int AS statements
       FROM pgboss.job WHERE name = $1`,
      [many.queue],
    )
    expect(rows).toEqual([{ jobs: 5, statements: 1 }])
  })
})

test('runs no more jobs of one queue at once than the setting allows', async () => {
  let running = 0
  let most = 0
  const { finished, count } = countdown(12)
  const together = barrier(3)
  const { transact, work } = await startJobs(
    {
      many: async () => {
        running += 1
        most = Math.max(most, running)
        await together()
        running -= 1
        count()
      },
    },
    { ...NEVER_POLLED, concurrency: 3 },
  )
  await work()
  await transact(async ({ enqueue }) => {
    for (let number = 0; number < 12; number += 1) await enqueue(many, { number })
  })
  await finished
  expect(most).toBe(3)
})

test('works off a full queue without a poll or delaying another queue', async () => {
  const { finished, count } = countdown(60)
  let letGo: () => void = () => {}
  const urgentIsDone = new Promise<void>(resolve => {
    letGo = resolve
  })
  const { transact, work } = await startJobs({
    // The sixty jobs end after the urgent one.
    many: async () => {
      await urgentIsDone
      count()
    },
    urgent: async () => letGo(),
  })
  await work()
  await transact(async ({ enqueue }) => {
    for (let number = 0; number < 60; number += 1) await enqueue(many, { number })
    await enqueue(urgent, { number: 0 })
  })
  await finished
})

test('finds jobs enqueued before the workers start', async () => {
  const { finished, count } = countdown(1)
  const { transact, work } = await startJobs({ many: async () => count() })
  await transact(({ enqueue }) => enqueue(many, { number: 1 }))
  await work()
  await finished
})

test('retries a failed job alone and runs those fetched with it once', async () => {
  const runs = new Map<number, number>()
  const { finished, count } = countdown(3)
  const { transact, work } = await startJobs(
    {
      many: async ({ number }) => {
        const run = (runs.get(number) ?? 0) + 1
        runs.set(number, run)
        if (number === 1 && run === 1) throw new Error('not yet')
        count()
      },
    },
    { pollMs: 20 },
  )
  await work()
  await transact(async ({ enqueue }) => {
    for (const number of [0, 1, 2]) await enqueue(many, { number })
  })
  // The retry would be due only after some seconds.
  await eventually(async () => {
    const { rows } = await db.query(
      `update pgboss.job set start_after = now() where state = 'retry' and name = $1 returning id`,
      [many.queue],
    )
    expect(rows).toHaveLength(1)
  })
  await finished
  expect(Object.fromEntries(runs)).toEqual({ 0: 1, 1: 2, 2: 1 })
})

test('waits for running jobs when closing, and starts no new ones', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const started = countdown(1)
  let finish: () => void = () => {}
  const finishing = new Promise<void>(resolve => {
    finish = resolve
  })
  const { jobs, transact, work } = await startJobs(
    {
      many: async ({ number }) => {
        begun.push(number)
        started.count()
        await finishing
        ended.push(number)
      },
    },
    { ...NEVER_POLLED, concurrency: 1 },
  )
  await work()
  await transact(async ({ enqueue }) => {
    for (const number of [1, 2]) await enqueue(many, { number })
  })
  await started.finished
  const closing = jobs.close()
  finish()
  await closing
  expect([begun, ended]).toEqual([[1], [1]])
  const { rows } = await db.query(`select state, data from pgboss.job where name = $1 order by state`, [
    many.queue,
  ])
  expect(rows).toEqual([
    { state: 'created', data: { number: 2 } },
    { state: 'completed', data: { number: 1 } },
  ])
})

test('finds a delayed job by polling when it is due, and not before', async () => {
  const done: number[] = []
  const { finished, count } = countdown(2)
  const { transact, work } = await startJobs(
    {
      many: async ({ number }) => {
        done.push(number)
        count()
      },
    },
    { pollMs: 20 },
  )
  await work()
  const startAfter = after(systemClock.now(), HOUR_MS)
  await transact(async ({ enqueue }) => {
    await enqueue(many, { number: 1 }, { startAfter })
    await enqueue(many, { number: 2 })
  })
  await eventually(() => expect(done).toEqual([2]))
  await db.query(`update pgboss.job set start_after = now() where state = 'created' and name = $1`, [
    many.queue,
  ])
  await finished
  expect(done).toEqual([2, 1])
})

test('runs a job again when its process died and its lease expired', async () => {
  const { finished, count } = countdown(1)
  const { transact, work } = await startJobs({ many: async () => count() }, { pollMs: HOUR_MS, renewMs: 20 })
  await transact(({ enqueue }) => enqueue(many, { number: 1 }))
  await db.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '16 seconds' where name = $1`,
    [many.queue],
  )
  await work()
  await finished
})

test('keeps a long job in its process by renewing the lease', async () => {
  let runs = 0
  let finish: () => void = () => {}
  const finishing = new Promise<void>(resolve => {
    finish = resolve
  })
  const { jobs, transact, work } = await startJobs(
    {
      many: async () => {
        runs += 1
        await finishing
      },
    },
    { pollMs: 200, renewMs: 200, leaseSeconds: 3600 },
  )
  await work()
  await transact(({ enqueue }) => enqueue(many, { number: 1 }))
  await eventually(() => expect(runs).toBe(1))
  await db.query(`update pgboss.job set started_on = now() - interval '59 minutes' where name = $1`, [
    many.queue,
  ])
  await eventually(async () => {
    const { rows } = await db.query(
      `select started_on > now() - interval '1 minute' as renewed from pgboss.job where name = $1`,
      [many.queue],
    )
    expect(rows).toEqual([{ renewed: true }])
  })
  finish()
  await jobs.close()
  expect(runs).toBe(1)
})

test('logs jobs in queues without a handler, but not pg-boss’ own', async () => {
  const logger = createLogger({ level: 'silent' })
  const error = vi.spyOn(logger, 'error')
  const { transact, work } = await startJobs({ many: async () => {} })
  const forgotten = { queue: `forgotten.${randomUUID()}`, data: numbered }
  const jobs = await createJobs(db, logger, { settings: NEVER_POLLED })
  onTestFinished(() => jobs.close())
  await jobs.prepare([handleJob(forgotten, async () => {})])
  const startAfter = after(systemClock.now(), HOUR_MS)
  await transact(async ({ enqueue }) => {
    await enqueue(forgotten, { number: 1 })
    await enqueue(forgotten, { number: 2 }, { startAfter })
    await enqueue(many, { number: 3 }, { startAfter })
  })
  await db.query(
    `insert into pgboss.job (name, start_after) values ('__pgboss__send-it', now() + interval '1 hour')`,
  )
  await work()
  await jobs.work([handleJob(many, async () => {}), handleJob(urgent, async () => {})], {})
  await eventually(() =>
    expect(error.mock.calls).toContainEqual([
      { queue: forgotten.queue, jobs: 2 },
      'jobs wait in a queue without a handler',
    ]),
  )
  const told = JSON.stringify(error.mock.calls)
  expect(told).not.toContain(many.queue)
  expect(told).not.toContain('__pgboss__')
})

test('runs jobs of a higher priority first', async () => {
  const ran: number[] = []
  const { jobs, transact } = await startJobs({ many: async () => {} })
  await transact(async ({ enqueue }) => {
    await enqueue(many, { number: 1 })
    await enqueue(many, { number: 2 }, { priority: 2 })
    await enqueue(many, { number: 3 }, { priority: 1 })
  })
  await jobs.drain([handleJob(many, async (_services: object, { number }) => void ran.push(number))], {})
  expect(ran).toEqual([2, 3, 1])
})

test('creates queues when another process starting at the same time interferes', async () => {
  let deadlocks = 0
  const contended: Database = {
    ...db,
    query: async (sql, values) => {
      if (/create_queue/.test(sql) && deadlocks < 2) {
        deadlocks += 1
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      }
      return db.query(sql, values)
    },
  }
  const jobs = await createJobs(contended, createLogger({ level: 'silent' }), { settings: NEVER_POLLED })
  onTestFinished(() => jobs.close())
  const queue = `late.${randomUUID()}`
  await jobs.prepare([handleJob({ queue, data: numbered }, async () => {})])
  expect(deadlocks).toBe(2)
  const { rows } = await db.query('SELECT name FROM pgboss.queue WHERE name = $1', [queue])
  expect(rows).toEqual([{ name: queue }])
})

test.each([
  ['done', () => many.queue],
  ['impossible', () => 'no-such-queue'],
])(
  'keeps the process running when the state of a scheduled job that is %s cannot be written',
  async (_, nameOf) => {
    const own = '__pgboss__send-it'
    const before = await startJobs({ many: async () => {} })
    await before.jobs.close()
    await db.query('delete from pgboss.job where name = $1', [own])
    await db.query('insert into pgboss.job (name, data) values ($1, $2)', [own, { name: nameOf(), data: {} }])
    const unwell: Database = {
      ...db,
      async query(sql, values) {
        if (values?.[0] === own && values.length === 3) throw new Error('the database is away')
        return db.query(sql, values)
      },
    }
    const logger = createLogger({ level: 'silent' })
    const logged = new Promise(resolve => {
      vi.spyOn(logger, 'error').mockImplementation((...line) => resolve(line))
    })
    const jobs = await createJobs(unwell, logger)
    onTestFinished(() => jobs.close())
    expect(await logged).toEqual([
      { err: expect.any(Error), queue: own },
      'the end of a scheduled job could not be written',
    ])
  },
)
