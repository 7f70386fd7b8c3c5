import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../test/databases.ts'
import { after, type Clock, DAY_MS, systemClock } from './clock.ts'
import type { Database } from './db.ts'
import { eventHandlers } from './eventLog.ts'
import { defineEvent, defineListener, dispatchEvents, type LoggedEvent, on } from './events.ts'
import { createJobs, handleJob, type JobHandler, type Jobs } from './jobs.ts'
import { createLogger } from './logger.ts'
import { createNews, type News } from './news.ts'
import { createTransact, type Transact } from './unitOfWork.ts'

const thing = z.object({ name: z.string() })
type Thing = z.output<typeof thing>
const happened = defineEvent('test.happened', thing, ({ name }) => [`things:${name}`])
const unheard = defineEvent('test.unheard', thing)
const chore = { queue: 'test.chore', data: thing }

interface TestServices {
  readonly db: Database
  readonly clock: Clock
  readonly transact: Transact
}
let services: TestServices
let jobs: Jobs
let news: News
const done: string[] = []
const heard: LoggedEvent[] = []
const note = async (_services: TestServices, { name }: Thing) => {
  done.push(name)
}
const reactions = [
  on(
    happened,
    defineListener('test.first', note),
    defineListener('test.second', async (_services: TestServices, { name }: Thing, event) => {
      done.push(name)
      heard.push(event)
    }),
  ),
  on<TestServices, Thing>(unheard),
]
const handlers: JobHandler<TestServices>[] = [...eventHandlers(reactions), handleJob(chore, note)]

beforeAll(async () => {
  const db = await openTestDatabase()
  jobs = await createJobs(db, createLogger({ level: 'silent' }))
  await jobs.prepare(handlers)
  news = createNews()
  services = {
    db,
    clock: systemClock,
    transact: createTransact({ db, jobs, news, clock: systemClock, reactions }),
  }
})
afterAll(async () => {
  await jobs.close()
  await services.db.close()
})
beforeEach(async () => {
  await services.db.prisma.domainEvent.deleteMany()
})

const drained = async (options?: { ahead?: boolean }) => {
  done.length = 0
  heard.length = 0
  await jobs.drain(handlers, services, options)
  return done.toSorted()
}
const log = () => services.db.prisma.domainEvent.findMany({ orderBy: { id: 'asc' } })

test('logs an event with its cause, announces it after the commit, and starts a job for each listener', async () => {
  const listening = news.subscribe('things:bolt')
  const accountId = '019aa000-0000-7000-8000-000000000001'
  await services.transact(async ({ emit }) => {
    await emit(happened, { name: 'bolt' }, { action: 'fasten', actor: 'staff', accountId })
    expect(done).toEqual([])
  })
  expect((await listening.next()).value).toEqual({ event: 'test.happened', data: { name: 'bolt' } })
  const [logged, ...others] = await log()
  expect(others).toEqual([])
  expect(logged).toMatchObject({
    name: 'test.happened',
    data: { name: 'bolt' },
    action: 'fasten',
    actor: 'staff',
    accountId,
  })
  expect(await drained()).toEqual(['bolt', 'bolt'])
  expect(heard).toEqual([{ eventId: logged?.id, event: 'test.happened', data: { name: 'bolt' }, accountId }])
})

test('logs the events of one transaction in order and dispatches them by one job', async () => {
  await services.transact(async ({ emit }) => {
    for (const name of ['one', 'two', 'three']) await emit(happened, { name })
    await emit(unheard, { name: 'four' })
  })
  expect((await log()).map(({ data }) => data)).toEqual(
    ['one', 'two', 'three', 'four'].map(name => ({ name })),
  )
  const { rows } = await services.db.query(
    `select count(*)::int as waiting from pgboss.job where name = $1 and state = 'created'`,
    [dispatchEvents.queue],
  )
  expect(rows).toEqual([{ waiting: 1 }])
  expect(await drained()).toEqual(['one', 'one', 'three', 'three', 'two', 'two'])
})

test('runs each listener once when a dispatch runs twice', async () => {
  await services.transact(({ emit }) => emit(happened, { name: 'twice' }))
  const eventIds = (await log()).map(({ id }) => id)
  await services.transact(({ enqueue }) => enqueue(dispatchEvents, { eventIds }))
  expect(await drained()).toEqual(['twice', 'twice'])
  await services.transact(({ enqueue }) => enqueue(dispatchEvents, { eventIds }))
  expect(await drained()).toEqual([])
})

test('leaves no event, job or notice when a transaction is rolled back', async () => {
  const listening = news.subscribe('things:nut')
  const failing = services.transact(async ({ emit, enqueue }) => {
    await emit(happened, { name: 'nut' })
    await enqueue(chore, { name: 'nut' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await log()).toEqual([])
  expect(await drained()).toEqual([])
  // The next notice on the topic is the next committed event.
  await services.transact(({ emit }) => emit(happened, { name: 'nut' }))
  await listening.next()
  expect(await drained()).toEqual(['nut', 'nut'])
})

test('delays a job until its time', async () => {
  const startAfter = new Date(Date.now() + 3_600_000)
  await services.transact(({ enqueue }) => enqueue(chore, { name: 'later' }, { startAfter }))
  expect(await drained()).toEqual([])
  expect(await drained({ ahead: true })).toEqual(['later'])
})

test('runs aborted work again from the start and counts its events once', async () => {
  const listening = news.subscribe('things:retried')
  let attempts = 0
  await services.transact(async ({ emit }) => {
    attempts += 1
    await emit(happened, { name: 'retried' })
    if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect(attempts).toBe(3)
  await listening.next()
  expect(await log()).toHaveLength(1)
  expect(await drained()).toEqual(['retried', 'retried'])
})

test('removes events older than 90 days', async () => {
  await services.transact(({ emit }) => emit(unheard, { name: 'old' }))
  const retention = handlers.find(({ queue }) => queue === 'events.removeOld')
  const daysFromNow = (days: number) => ({
    ...services,
    clock: { now: () => after(systemClock.now(), days * DAY_MS) },
  })
  await retention?.act(daysFromNow(89), {})
  expect(await log()).toHaveLength(1)
  await retention?.act(daysFromNow(91), {})
  expect(await log()).toEqual([])
})
