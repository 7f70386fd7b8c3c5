import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { after, DAY_MS, systemClock } from '../src/platform/clock.ts'
import { createJobs, handleJob, type Jobs } from '../src/platform/jobs.ts'
import { createLogger } from '../src/platform/logger.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'

const migrate = async (name: string) => {
  const file = new URL(`../../prisma/migrations/${name}/migration.sql`, import.meta.url)
  await db.script(await readFile(file, 'utf8'))
}
const OLD = [
  'offer.expire',
  'requests.expire',
  'requests.expireOverdue',
  'order.paid.mail',
  'order.shipped.mail',
]

const act = async () => {}

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
  await migrate('20261122044300_retired_queues')

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

test('moves unfinished jobs of each notice to the queue of all notices and drops their queues', async () => {
  const own = ['notices.orderPaidBuyer', 'mails.orderPaidBuyer', 'notices.offerMade']
  await jobs.prepare([...own, 'kept'].map(queue => handleJob({ queue, data: z.looseObject({}) }, act)))
  const ids = own.map(() => randomUUID())
  const [running, finished] = [randomUUID(), randomUUID()]
  await db.prisma.$transaction(tx =>
    jobs.enqueue(tx, [
      ...own.map((queue, at) => ({ queue, id: ids[at] ?? '', data: { eventId: ids[at] } })),
      { queue: 'notices.offerMade', id: running, data: {} },
      { queue: 'notices.offerMade', id: finished, data: {} },
    ]),
  )
  await db.query(
    `UPDATE pgboss.job SET state = CASE WHEN id = $1::uuid THEN 'active' ELSE 'completed' END::pgboss.job_state
     WHERE id IN ($1::uuid, $2::uuid)`,
    [running, finished],
  )
  await migrate('20261127030000_one_queue_of_notices')
  await migrate('20261127030000_one_queue_of_notices')

  const { rows } = await db.query(`SELECT id, state, data FROM pgboss.job WHERE name = 'notices'`)
  expect(new Map(rows.map(({ id, state, data }) => [id, [state, data]]))).toEqual(
    new Map([
      [ids[0], ['created', { eventId: ids[0], listener: 'notices.orderPaidBuyer' }]],
      [ids[1], ['created', { eventId: ids[1], listener: 'notices.orderPaidBuyer' }]],
      [ids[2], ['created', { eventId: ids[2], listener: 'notices.offerMade' }]],
      [running, ['retry', { listener: 'notices.offerMade' }]],
    ]),
  )
  const { rows: queues } = await db.query(
    `SELECT name FROM pgboss.queue WHERE name = ANY($1::text[]) ORDER BY name`,
    [[...own, 'kept', 'notices']],
  )
  expect(queues.map(({ name }) => name)).toEqual(['kept', 'notices'])
})
