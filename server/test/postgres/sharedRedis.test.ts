import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Announcement } from '../../src/platform/announcement.ts'
import { createNews } from '../../src/platform/news.ts'
import { openRedis } from '../../src/platform/redis.ts'

const FEED = 'requests:feed'
const announcement = (event: string): Announcement => ({ event, data: {} })

/** A program's news on the Redis that all of them share. */
async function startProgram({ database, keyPrefix }: { database: number; keyPrefix: string }) {
  const url = `${process.env.TEST_REDIS_URL}/${database}`
  const clients = await openRedis(url, () => {}, { keyPrefix })
  onTestFinished(() => clients.close())
  const news = createNews(clients)
  return {
    publish: (event: string) => news.publish(FEED, announcement(event)),
    /** Answers once Redis has taken the subscription up, which travels on another connection than what is published. */
    async subscribe() {
      const heard = news.subscribe(FEED)
      const channel = clients.channelPrefix + FEED
      await vi.waitFor(async () =>
        expect(await clients.publish.call('PUBSUB', 'NUMSUB', channel)).toEqual([channel, 1]),
      )
      return { next: async () => (await heard.next()).value.event }
    },
  }
}

test.each([
  {
    by: 'key prefix',
    ours: { database: 0, keyPrefix: 'shop:' },
    theirs: { database: 0, keyPrefix: 'rehearsal:' },
  },
  { by: 'database number', ours: { database: 0, keyPrefix: '' }, theirs: { database: 1, keyPrefix: '' } },
])('keeps the news of programs on one Redis, apart by $by, separate', async ({ ours, theirs }) => {
  const [one, other] = await Promise.all([startProgram(ours), startProgram(theirs)])
  const heard = await one.subscribe()
  const echo = await other.subscribe()
  // Redis delivers the first to all subscribers before the second is published.
  other.publish('theirs')
  expect(await echo.next()).toBe('theirs')
  one.publish('ours')
  expect(await heard.next()).toBe('ours')
})

test('delivers news between two instances of one program on one Redis', async () => {
  const same = { database: 0, keyPrefix: 'instances:' }
  const [one, other] = await Promise.all([startProgram(same), startProgram(same)])
  const heard = await one.subscribe()
  other.publish('of the other instance')
  expect(await heard.next()).toBe('of the other instance')
})

test('loses news without Redis, and nothing else', async () => {
  const clients = await openRedis(`${process.env.TEST_REDIS_URL}/0`, () => {})
  const news = createNews(clients)
  const faults: unknown[] = []
  const hear = (fault: unknown) => faults.push(fault)
  process.on('unhandledRejection', hear)
  onTestFinished(() => {
    process.off('unhandledRejection', hear)
  })
  const ended = Promise.all([once(clients.publish, 'end'), once(clients.subscribe, 'end')])
  await clients.close()
  await ended
  news.publish(FEED, announcement('unheard'))
  await news.subscribe(FEED).return?.()
  // Unhandled rejections are reported between two rounds of the event loop.
  await new Promise(resolve => {
    setImmediate(() => setImmediate(resolve))
  })
  expect(faults).toEqual([])
})
