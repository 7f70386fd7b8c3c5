import { setMaxListeners } from 'node:events'
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target'
import { createPubSub } from 'graphql-yoga'
import type { RedisClients } from './redis.ts'

/** What travels on a topic: which event, and its ids. */
export interface Notice {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Live announcements. In one process they stay in memory; with Redis every instance hears them. */
export interface News {
  publish(topic: string, notice: Notice): void
  subscribe(topic: string): AsyncIterableIterator<Notice>
}

export function createNews(redis?: Omit<RedisClients, 'close'>): News {
  const eventTarget = redis
    ? createRedisEventTarget({ publishClient: redis.publish, subscribeClient: redis.subscribe })
    : new EventTarget()
  // Every open screen listens: many listeners are no leak here.
  if (eventTarget instanceof EventTarget) setMaxListeners(0, eventTarget)
  const prefix = redis?.channelPrefix ?? ''
  const pubsub = createPubSub<Record<string, [notice: Notice]>>({ eventTarget })
  return {
    publish: (topic, notice) => pubsub.publish(prefix + topic, notice),
    subscribe: topic => listening(pubsub.subscribe(prefix + topic)),
  }
}

// The pubsub's iterator begins to listen when it is first pulled; what is published before that would be lost.
function listening(source: AsyncIterableIterator<Notice>): AsyncIterableIterator<Notice> {
  let first: Promise<IteratorResult<Notice>> | null = source.next()
  const end: IteratorResult<Notice> = { done: true, value: undefined }
  return {
    next() {
      const pulled = first ?? source.next()
      first = null
      return pulled
    },
    return: async () => (await source.return?.()) ?? end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
