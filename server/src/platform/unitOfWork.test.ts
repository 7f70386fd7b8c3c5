import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../test/databases.ts'
import type { Database } from './db.ts'
import { defineEvent, listen } from './events.ts'
import { createJobs, handleJob, type Jobs } from './jobs.ts'
import { createLogger } from './logger.ts'
import { createNews, type News } from './news.ts'
import { createTransact, type Transact } from './unitOfWork.ts'

const thing = z.object({ name: z.string() })
const happened = defineEvent('test.happened', thing, ({ name }) => [`things:${name}`])
const chore = { queue: 'test.chore', data: thing }

let db: Database
let jobs: Jobs
let news: News
let transact: Transact
const done: string[] = []
const note = async (_services: object, { name }: { name: string }) => {
  done.push(name)
}
const listeners = [
  listen<object, { name: string }>(happened, 'first', note),
  listen<object, { name: string }>(happened, 'second', note),
]
const handlers = [...listeners, handleJob<object, { name: string }>(chore, note)]

beforeAll(async () => {
  db = await openTestDatabase()
  jobs = await createJobs(db, createLogger({ level: 'silent' }))
  await jobs.prepare(handlers)
  news = createNews()
  transact = createTransact({ db, jobs, news, listeners })
})
afterAll(async () => {
  await jobs.close()
  await db.close()
})

const drained = async (options?: { ahead?: boolean }) => {
  done.length = 0
  await jobs.drain(handlers, {}, options)
  return done.toSorted()
}

test('an event becomes one job per listener and is heard on its topics, after the commit', async () => {
  const heard = news.subscribe('things:bolt')
  await transact(async ({ emit }) => {
    await emit(happened, { name: 'bolt' })
    expect(done).toEqual([])
  })
  expect((await heard.next()).value).toEqual({ event: 'test.happened', data: { name: 'bolt' } })
  expect(await drained()).toEqual(['bolt', 'bolt'])
})

test('what is rolled back leaves no job and no news', async () => {
  const heard = news.subscribe('things:nut')
  const failing = transact(async ({ emit, enqueue }) => {
    await emit(happened, { name: 'nut' })
    await enqueue(chore, { name: 'nut' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await drained()).toEqual([])
  // The next thing heard on the topic is the next one that really happens.
  await transact(({ emit }) => emit(happened, { name: 'nut' }))
  await heard.next()
  expect(await drained()).toEqual(['nut', 'nut'])
})

test('a delayed job waits for its time', async () => {
  const startAfter = new Date(Date.now() + 3_600_000)
  await transact(({ enqueue }) => enqueue(chore, { name: 'later' }, { startAfter }))
  expect(await drained()).toEqual([])
  expect(await drained({ ahead: true })).toEqual(['later'])
})

test('work that the database gave up on runs again from the start, and its announcements count once', async () => {
  const heard = news.subscribe('things:retried')
  let attempts = 0
  await transact(async ({ emit }) => {
    attempts += 1
    await emit(happened, { name: 'retried' })
    if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect(attempts).toBe(3)
  await heard.next()
  expect(await drained()).toEqual(['retried', 'retried'])
})
