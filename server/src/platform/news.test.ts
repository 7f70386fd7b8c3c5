import { expect, test } from 'vitest'
import { FellBehind } from './boundedQueue.ts'
import { createNews, type Notice } from './news.ts'

const about = (id: number, event = 'thing.changed'): Notice => ({ event, data: { id } })

test('all who listen to a topic hear what is announced on it, in order, and nothing of other topics', async () => {
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

test('of what still waits about one subject only the newest is heard', async () => {
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

test('who falls far behind is told so, holds nothing any more and hears nothing afterwards', async () => {
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

test('who stops listening is let go at once, also while waiting', async () => {
  const news = createNews()
  const heard = news.subscribe('a')
  const waited = heard.next()
  await heard.return?.()
  expect(await waited).toEqual({ done: true, value: undefined })
  news.publish('a', about(1))
  expect(await heard.next()).toEqual({ done: true, value: undefined })
})
