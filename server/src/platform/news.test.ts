import { describe, expect, test } from 'vitest'
import type { Announcement } from './announcement.ts'
import { FellBehind } from './boundedQueue.ts'
import { createNews } from './news.ts'

const about = (id: number, event = 'thing.changed'): Announcement => ({ event, data: { id } })

test('delivers the announcements of a topic in order to all its subscribers, and none of other topics', async () => {
  const news = createNews()
  const [one, other, elsewhere] = [news.subscribe('a'), news.subscribe('a'), news.subscribe('b')]
  for (const id of [1, 2]) news.publish('a', about(id))
  news.publish('b', about(3))
  for (const heard of [one, other]) {
    expect((await heard.next()).value).toEqual(about(1))
    expect((await heard.next()).value).toEqual(about(2))
  }
  expect((await elsewhere.next()).value).toEqual(about(3))
})

test('delivers only the newest pending announcement of a subject', async () => {
  const news = createNews()
  const heard = news.subscribe('a')
  for (let times = 0; times < 5000; times += 1) news.publish('a', about(1, `thing.${times}`))
  news.publish('a', about(2))
  expect((await heard.next()).value).toEqual(about(1, 'thing.4999'))
  expect((await heard.next()).value).toEqual(about(2))
  const waited = heard.next()
  news.publish('a', about(1))
  expect((await waited).value).toEqual(about(1))
})

test('throws FellBehind to a slow subscriber, keeps nothing for it and delivers nothing afterwards', async () => {
  const news = createNews()
  const [slow, quick] = [news.subscribe('a'), news.subscribe('a')]
  for (let id = 0; id < 5000; id += 1) {
    const next = quick.next()
    news.publish('a', about(id))
    expect((await next).value).toEqual(about(id))
  }
  await expect(slow.next()).rejects.toThrow(FellBehind)
  expect(await slow.next()).toEqual({ done: true, value: undefined })
})

test('ends a subscription at once, also while it waits', async () => {
  const news = createNews()
  const heard = news.subscribe('a')
  const waited = heard.next()
  await heard.return?.()
  expect(await waited).toEqual({ done: true, value: undefined })
  news.publish('a', about(1))
  expect(await heard.next()).toEqual({ done: true, value: undefined })
})

describe('announcements before the subscription', () => {
  const SECOND = 1000
  function world() {
    let at = 0
    const news = createNews(undefined, () => at)
    return { news, after: (ms: number) => void (at += ms) }
  }
  const idsOf = async (heard: AsyncIterableIterator<Announcement>, count: number) => {
    const ids: unknown[] = []
    for (let times = 0; times < count; times += 1) ids.push((await heard.next()).value?.data.id)
    return ids
  }

  test('are delivered first when it has read before them, but no older ones', async () => {
    const { news, after } = world()
    after(60 * SECOND)
    news.publish('a', about(1))
    after(10 * SECOND)
    news.publish('a', about(2))
    news.publish('b', about(3))
    after(3 * SECOND)
    const heard = news.subscribe('a', { lastMs: 4 * SECOND })
    expect(await idsOf(heard, 1)).toEqual([2])
    news.publish('a', about(4))
    expect(await idsOf(heard, 1)).toEqual([4])
  })

  test('are not delivered when it asks for none', async () => {
    const { news } = world()
    news.publish('a', about(1))
    const heard = news.subscribe('a')
    news.publish('a', about(2))
    expect(await idsOf(heard, 1)).toEqual([2])
  })

  test('are delivered as new objects, so that their rows are read again', async () => {
    const { news, after } = world()
    after(SECOND)
    const announcement = about(1)
    news.publish('a', announcement)
    const { value } = await news.subscribe('a', { lastMs: 0 }).next()
    expect(value).toEqual(announcement)
    expect(value).not.toBe(announcement)
  })

  test.each([
    ['before this process began', 10 * SECOND, 20 * SECOND, 0],
    ['longer ago than it is kept', 3600 * SECOND, 600 * SECOND, 0],
    ['more often than it is kept', 3600 * SECOND, 60 * SECOND, 500],
  ])('make a subscriber refetch when it read %s', async (_what, age, lastMs, published) => {
    const { news, after } = world()
    after(age)
    for (let id = 0; id < published; id += 1) news.publish('a', about(1))
    await expect(news.subscribe('a', { lastMs }).next()).rejects.toThrow(FellBehind)
  })
})
