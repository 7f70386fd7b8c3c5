import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Notice } from '../../src/platform/notice.ts'
import { keepInRedis } from '../../src/platform/recentNotices.ts'
import { openRedis } from '../../src/platform/redis.ts'

const FEED = 'requests:feed'
const MINUTE_MS = 60_000
const notice = (event: string, data: Notice['data'] = {}): Notice => ({ event, data })

/** Two instances of one program that keep notices on the Redis they share. */
async function twoInstances() {
  const keyPrefix = `recent:${randomUUID()}:`
  const open = () => openRedis(`${process.env.TEST_REDIS_URL}/0`, () => {}, { keyPrefix })
  const [here, there] = await Promise.all([open(), open()])
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()])
  })
  const recent = keepInRedis(here)
  return {
    redis: here.publish,
    add: recent.add,
    /** Commands of one connection are answered in turn: what was added before is there. */
    added: () => here.publish.ping(),
    eventsWithin: async (topic: string, ms: number) =>
      (await keepInRedis(there).within(topic, ms))?.map(({ event }) => event) ?? null,
    noticesWithin: (ms: number) => keepInRedis(there).within(FEED, ms),
  }
}

test('each instance finds the notices of all on a topic, oldest first and as they were', async () => {
  const { add, added, eventsWithin, noticesWithin } = await twoInstances()
  add(FEED, notice('first', { requestId: 'r1' }))
  add('orders:o1', notice('other'))
  add(FEED, notice('second'))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toEqual(['first', 'second'])
  expect(await noticesWithin(MINUTE_MS)).toEqual([notice('first', { requestId: 'r1' }), notice('second')])
  expect(await eventsWithin('orders:o2', MINUTE_MS)).toEqual([])
})

test('notices that are older than was asked for are left out, by the clock of Redis', async () => {
  const { redis, add, added, eventsWithin } = await twoInstances()
  const [seconds] = await redis.time()
  const twoMinutesAgo = (Number(seconds) - 120) * 1000
  await redis.xadd(`news:${FEED}`, `${twoMinutesAgo}-0`, 'notice', JSON.stringify(notice('old')))
  add(FEED, notice('new'))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toEqual(['new'])
  expect(await eventsWithin(FEED, 3 * MINUTE_MS)).toEqual(['old', 'new'])
})

test('it is not known what happened longer ago than notices are kept, nor on a topic of too many', async () => {
  const { redis, add, added, eventsWithin } = await twoInstances()
  add(FEED, notice('one'))
  await added()
  expect(await eventsWithin(FEED, 6 * MINUTE_MS)).toEqual(['one'])
  expect(await eventsWithin(FEED, 6 * MINUTE_MS + 1)).toBeNull()
  for (let at = 0; at < 300; at += 1) add(FEED, notice(`n${at}`))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toBeNull()
  expect(await redis.xlen(`news:${FEED}`)).toBe(200)
})

test('a topic that is quiet is forgotten', async () => {
  const { redis, add, added } = await twoInstances()
  add(FEED, notice('last'))
  await added()
  const left = await redis.pttl(`news:${FEED}`)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(6 * MINUTE_MS)
})
