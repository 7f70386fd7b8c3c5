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

test('an event is logged with its cause, heard on its topics after the commit, and handed to each of its listeners', async () => {
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

test('the events of one transaction are logged in their order and dispatched by one job', async () => {
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

test('a dispatch that runs twice tells each listener once', async () => {
  await services.transact(({ emit }) => emit(happened, { name: 'twice' }))
  const eventIds = (await log()).map(({ id }) => id)
  await services.transact(({ enqueue }) => enqueue(dispatchEvents, { eventIds }))
  expect(await drained()).toEqual(['twice', 'twice'])
  await services.transact(({ enqueue }) => enqueue(dispatchEvents, { eventIds }))
  expect(await drained()).toEqual([])
})

test('what is rolled back leaves no event, no job and no news', async () => {
  const listening = news.subscribe('things:nut')
  const failing = services.transact(async ({ emit, enqueue }) => {
    await emit(happened, { name: 'nut' })
    await enqueue(chore, { name: 'nut' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await log()).toEqual([])
  expect(await drained()).toEqual([])
  // The next thing heard on the topic is the next one that really happens.
  await services.transact(({ emit }) => emit(happened, { name: 'nut' }))
  await listening.next()
  expect(await drained()).toEqual(['nut', 'nut'])
})

test('a delayed job waits for its time', async () => {
  const startAfter = new Date(Date.now() + 3_600_000)
  await services.transact(({ enqueue }) => enqueue(chore, { name: 'later' }, { startAfter }))
  expect(await drained()).toEqual([])
  expect(await drained({ ahead: true })).toEqual(['later'])
})

test('work that the database gave up on runs again from the start, and its events count once', async () => {
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

test('the log forgets what is older than 90 days', async () => {
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
