import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { openJobs } from '../../test/jobsWorld.ts'
import { after, HOUR_MS, systemClock } from './clock.ts'
import type { Database } from './db.ts'
import { Postponed } from './jobPostponed.ts'
import { handleJob } from './jobs.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const numbered = z.object({ number: z.number() })
const newQueue = () => ({ queue: `postponing.${randomUUID()}`, data: numbered })

test('runs a postponed job once, when it is due, with the attempts that it had left', async () => {
  const type = newQueue()
  const until = after(systemClock.now(), HOUR_MS)
  const runs: number[] = []
  const handler = handleJob(type, async (_services: object, { number }) => {
    const isFirst = !runs.includes(number)
    runs.push(number)
    if (isFirst) throw new Postponed(until)
  })
  const { transact, work } = await openJobs(db, [handler], { pollMs: 20 })
  await work()
  await transact(async ({ enqueue }) => {
    await enqueue(type, { number: 1 })
    await enqueue(type, { number: 2 })
  })
  const stored = async () => {
    const { rows } = await db.query(
      'select state::text, retry_count, start_after from pgboss.job where name = $1 order by id',
      [type.queue],
    )
    return rows
  }
  const postponed = { state: 'created', retry_count: 0, start_after: until }
  await eventually(async () => expect(await stored()).toEqual([postponed, postponed]))
  await db.query(`update pgboss.job set start_after = now() where name = $1 and data->>'number' = '1'`, [
    type.queue,
  ])
  await eventually(async () =>
    expect(await stored()).toMatchObject([{ state: 'completed', retry_count: 0 }, postponed]),
  )
  expect(runs.toSorted()).toEqual([1, 1, 2])
})

test('a drain ends although a handler postpones its job each time', async () => {
  const type = newQueue()
  const until = after(systemClock.now(), -HOUR_MS)
  let runs = 0
  const handler = handleJob(type, async () => {
    runs += 1
    throw new Postponed(until)
  })
  const { jobs, transact } = await openJobs(db, [handler], {})
  await transact(({ enqueue }) => enqueue(type, { number: 1 }))
  expect(await jobs.drain([handler], {})).toBe(1)
  expect(runs).toBe(2)
})
