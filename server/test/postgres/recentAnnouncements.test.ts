import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Announcement } from '../../src/platform/announcement.ts'
import { keepInRedis } from '../../src/platform/recentAnnouncements.ts'
import { openRedis } from '../../src/platform/redis.ts'

const FEED = 'requests:feed'
const MINUTE_MS = 60_000
const announcement = (event: string, data: Announcement['data'] = {}): Announcement => ({ event, data })

/** Two instances of one program that keep announcements on the Redis they share. */
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
    /** Commands of one connection are answered in order: earlier ones are done. */
    added: () => here.publish.ping(),
    eventsWithin: async (topic: string, ms: number) =>
      (await keepInRedis(there).within(topic, ms))?.map(({ event }) => event) ?? null,
    announcementsWithin: (ms: number) => keepInRedis(there).within(FEED, ms),
  }
}

test('finds the announcements of all instances on a topic, oldest first and unchanged', async () => {
  const { add, added, eventsWithin, announcementsWithin } = await twoInstances()
  add(FEED, announcement('first', { requestId: 'r1' }))
  add('orders:o1', announcement('other'))
  add(FEED, announcement('second'))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toEqual(['first', 'second'])
  expect(await announcementsWithin(MINUTE_MS)).toEqual([
    announcement('first', { requestId: 'r1' }),
    announcement('second'),
  ])
  expect(await eventsWithin('orders:o2', MINUTE_MS)).toEqual([])
})

test('announcements that are older than was asked for are left out, by the clock of Redis', async () => {
  const { redis, add, added, eventsWithin } = await twoInstances()
  const [seconds] = await redis.time()
  const twoMinutesAgo = (Number(seconds) - 120) * 1000
  await redis.xadd(`news:${FEED}`, `${twoMinutesAgo}-0`, 'announcement', JSON.stringify(announcement('old')))
  add(FEED, announcement('new'))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toEqual(['new'])
  expect(await eventsWithin(FEED, 3 * MINUTE_MS)).toEqual(['old', 'new'])
})

test('it is not known what happened longer ago than announcements are kept, nor on a topic of too many', async () => {
  const { redis, add, added, eventsWithin } = await twoInstances()
  add(FEED, announcement('one'))
  await added()
  expect(await eventsWithin(FEED, 6 * MINUTE_MS)).toEqual(['one'])
  expect(await eventsWithin(FEED, 6 * MINUTE_MS + 1)).toBeNull()
  for (let at = 0; at < 300; at += 1) add(FEED, announcement(`n${at}`))
  await added()
  expect(await eventsWithin(FEED, MINUTE_MS)).toBeNull()
  expect(await redis.xlen(`news:${FEED}`)).toBe(200)
})

test('drops a quiet topic', async () => {
  const { redis, add, added } = await twoInstances()
  add(FEED, announcement('last'))
  await added()
  const left = await redis.pttl(`news:${FEED}`)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(6 * MINUTE_MS)
})
