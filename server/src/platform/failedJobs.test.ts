import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { openJobs } from '../../test/jobsWorld.ts'
import { systemClock } from './clock.ts'
import { reasonOf, takeFailedJobs, withoutPersonalData } from './failedJobs.ts'
import { readQueues, readTimers } from './jobHealth.ts'
import { createJobs, handleJob } from './jobs.ts'
import { createLogger } from './logger.ts'
import { createNews } from './news.ts'
import { createTransact } from './unitOfWork.ts'

const data = z.object({ number: z.number() })
const SETTINGS = { pollMs: 1e9, renewMs: 1e9, strayMs: 1e9 }

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test.each([
  ['550 5.1.1 <ana.perez@correo.test>: unknown', '550 5.1.1 <[email]>: unknown'],
  ['could not reach +598 94 123 456 now', 'could not reach [número] now'],
  ['Key (email)=(ana@correo.test) already exists.', 'Key (email)=([dato]) already exists.'],
  ['GET https://tuerca.uy/auth/enlace?enlace=abc failed', 'GET [enlace] failed'],
  [
    'no row 0190f3a2-1111-7abc-8def-0123456789ab in "Offer"',
    'no row 0190f3a2-1111-7abc-8def-0123456789ab in "Offer"',
  ],
  ['timeout of 20000 ms', 'timeout of 20000 ms'],
  ['RUT 217045120010', 'RUT [número]'],
])('writes %s as %s', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept)
})

test.each([
  [{ name: 'TypeError', message: 'x is not a function', stack: 'at a.ts' }, 'TypeError: x is not a function'],
  [
    { name: 'PrismaError', message: '\nInvalid call in\na.ts:3\n\nNo record was found.' },
    'PrismaError: No record was found.',
  ],
  [
    { value: { message: 'job failed by timeout in active state' } },
    'Error: job failed by timeout in active state',
  ],
  [{ message: '' }, 'Error'],
  [null, 'Error'],
])('reads the reason of %j', (output, reason) => {
  expect(reasonOf(output)).toBe(reason)
})

test('cuts a long reason', () => {
  expect(reasonOf({ name: 'Error', message: 'x'.repeat(900) })).toHaveLength(300)
})

test('counts due, running and failed jobs, and takes those that failed while nobody noticed', async () => {
  const queue = `counted.${randomUUID()}`
  const { transact } = await openJobs(db, [handleJob({ queue, data }, async () => {})], SETTINGS)
  await transact(async ({ enqueue }) => {
    for (const number of [1, 2, 3, 4]) await enqueue({ queue, data }, { number })
    await enqueue({ queue, data }, { number: 5 }, { startAfter: new Date(Date.now() + 3_600_000) })
  })
  const put = (state: string, number: number) =>
    db.query(
      `update pgboss.job set state = $2::pgboss.job_state, started_on = now(), retry_count = 8, output = '{"name":"Error","message":"out"}'
       where name = $1 and data = $3::jsonb`,
      [queue, state, JSON.stringify({ number })],
    )
  await put('active', 3)
  await put('failed', 4)
  const [taken] = await takeFailedJobs(db, {})
  expect(await takeFailedJobs(db, {})).toEqual([])
  expect(await db.prisma.failedJob.findUnique({ where: { id: taken ?? '' } })).toMatchObject({
    queue,
    data: { number: 4 },
    reason: 'Error: out',
    attempts: 9,
  })
  expect((await readQueues(db)).filter(({ queue: name }) => name === queue)).toEqual([
    { queue, waiting: 2, waitingSince: expect.any(Date), running: 1, failed: 1 },
  ])
})

test('keeps a job that failed after the retries of the newest settings, and announces it', async () => {
  const queue = `flaky.${randomUUID()}`
  const refuse = () => Promise.reject(new Error('550 <ana@correo.test> refused for good'))
  const handler = (limit: number) =>
    handleJob({ queue, data }, refuse, { retry: { limit, firstDelaySeconds: 1 } })
  const announced: string[] = []
  const jobs = await createJobs(db, createLogger({ level: 'silent' }), {
    settings: SETTINGS,
    onFailed: id => void announced.push(id),
  })
  onTestFinished(() => jobs.close())
  for (const limit of [3, 0]) await jobs.prepare([handler(limit)])
  const transact = createTransact({ db, jobs, news: createNews(), clock: systemClock, reactions: [] })
  await transact(({ enqueue }) => enqueue({ queue, data }, { number: 7 }))
  await jobs.work([handler(0)], {})
  await vi.waitFor(() => expect(announced).toHaveLength(1))
  expect(await db.prisma.failedJob.findMany({ where: { queue } })).toEqual([
    expect.objectContaining({
      id: announced[0],
      data: { number: 7 },
      reason: 'Error: 550 <[email]> refused for good',
      attempts: 1,
      state: 'WAITING',
    }),
  ])
  expect((await db.query('select id from pgboss.job where name = $1', [queue])).rows).toEqual([])
})

test('takes a job that fails again under its id as a new failure', async () => {
  const queue = `again.${randomUUID()}`
  const { transact } = await openJobs(db, [handleJob({ queue, data }, async () => {})], SETTINGS)
  const id = randomUUID()
  const fail = async (message: string) => {
    await transact(({ enqueue }) => enqueue({ queue, data }, { number: 1 }, { id }))
    await db.query(`update pgboss.job set state = 'failed', output = $2::jsonb where name = $1`, [
      queue,
      JSON.stringify({ message }),
    ])
    return takeFailedJobs(db, { queue, id })
  }
  expect(await fail('first')).toEqual([id])
  await db.prisma.failedJob.update({ where: { id }, data: { state: 'RETRIED', decidedAt: new Date(0) } })
  expect(await fail('second')).toEqual([id])
  expect(await db.prisma.failedJob.findUnique({ where: { id } })).toMatchObject({
    reason: 'Error: second',
    state: 'WAITING',
    decidedAt: null,
  })
})

test('keeps the last good run of a timer, and none of a failed one', async () => {
  const [good, bad, plain] = ['good', 'bad', 'plain'].map(name => `${name}.${randomUUID()}`) as [
    string,
    string,
    string,
  ]
  const cron = { cron: '5 5 * * *' }
  const handlers = [
    handleJob({ queue: good, data }, async () => {}, cron),
    handleJob({ queue: bad, data }, () => Promise.reject(new Error('no')), cron),
    handleJob({ queue: plain, data }, async () => {}),
  ]
  const { jobs, transact } = await openJobs(db, handlers, SETTINGS)
  await transact(async ({ enqueue }) => {
    for (const queue of [good, plain]) await enqueue({ queue, data }, { number: 1 })
  })
  await jobs.drain(handlers, {})
  await transact(({ enqueue }) => enqueue({ queue: bad, data }, { number: 1 }))
  await expect(jobs.drain(handlers, {})).rejects.toThrow('no')
  const timers = await readTimers(db)
  expect(timers.find(({ queue }) => queue === good)).toEqual({
    queue: good,
    cron: '5 5 * * *',
    ranAt: expect.any(Date),
    tookMs: expect.any(Number),
  })
  expect(timers.find(({ queue }) => queue === bad)).toMatchObject({ ranAt: null, tookMs: null })
  expect(timers.some(({ queue }) => queue === plain)).toBe(false)
})
