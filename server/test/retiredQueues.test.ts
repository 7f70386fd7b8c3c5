import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { after, DAY_MS, systemClock } from '../src/platform/clock.ts'
import { createJobs, handleJob, type Jobs } from '../src/platform/jobs.ts'
import { createLogger } from '../src/platform/logger.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'

const MIGRATION = new URL(
  '../../prisma/migrations/20261122044300_retired_queues/migration.sql',
  import.meta.url,
)
const OLD = [
  'offer.expire',
  'requests.expire',
  'requests.expireOverdue',
  'order.paid.mail',
  'order.shipped.mail',
]

let db: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  db = await openTestDatabase()
  jobs = await createJobs(db, createLogger({ level: 'silent' }))
})
afterAll(async () => {
  await jobs.close()
  await db.close()
})

test("moves a former version's timers, drops empty queues, and keeps a waiting job", async () => {
  const act = async () => {}
  const old = OLD.map(queue => handleJob({ queue, data: z.looseObject({}) }, act))
  await jobs.prepare([
    ...old,
    handleJob({ queue: 'kept', data: z.looseObject({}) }, act, { cron: '1 * * * *' }),
  ])
  // The former version did not have this queue.
  await db.query(`SELECT pgboss.delete_queue('lifecycle.deadline')`)
  const [offerId, requestId] = [randomUUID(), randomUUID()]
  const startAfter = after(systemClock.now(), 20 * DAY_MS)
  await db.prisma.$transaction(tx =>
    jobs.enqueue(tx, [
      { queue: 'offer.expire', data: { offerId }, startAfter },
      { queue: 'requests.expire', data: { requestId }, startAfter },
      { queue: 'requests.expireOverdue', data: {} },
      { queue: 'order.paid.mail', data: { orderId: randomUUID() } },
    ]),
  )
  await db.script(await readFile(MIGRATION, 'utf8'))

  // pg-boss adds a job of its own at the minute of a schedule.
  const names = [...OLD, 'kept', 'lifecycle.deadline']
  const { rows } = await db.query(
    `SELECT name, data, start_after, keep_until FROM pgboss.job WHERE name = ANY($1::text[]) ORDER BY name, id`,
    [names],
  )
  expect(rows.map(({ name, data }) => [name, data])).toEqual([
    ['lifecycle.deadline', { machine: 'Offer', subjectId: offerId }],
    ['lifecycle.deadline', { machine: 'PartRequest', subjectId: requestId }],
    ['order.paid.mail', { orderId: expect.any(String) }],
  ])
  for (const { start_after, keep_until } of rows.slice(0, 2)) {
    expect(start_after).toEqual(startAfter)
    expect(Number(keep_until)).toBeGreaterThan(Number(startAfter))
  }
  const { rows: queues } = await db.query(
    `SELECT name FROM pgboss.queue WHERE name = ANY($1::text[]) ORDER BY name`,
    [names],
  )
  expect(queues.map(({ name }) => name)).toEqual(['kept', 'lifecycle.deadline', 'order.paid.mail'])
})
