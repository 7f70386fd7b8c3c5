import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts'
import type { RedisClients } from './redis.ts'

/** What travels on a topic: which event, and its ids. */
export interface Notice {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Live announcements. In one process they stay in memory; with Redis every instance hears them. */
export interface News {
  publish(topic: string, notice: Notice): void
  /**
   * The notices of a topic from now on. A slow subscriber gets the newest notice of each subject; one that falls far
   * behind gets FellBehind from `next`, and reads again.
   */
  subscribe(topic: string): AsyncIterableIterator<Notice>
}

interface Wire {
  publish(topic: string, notice: Notice): void
  /** The topic has its first subscriber in this process. */
  open(topic: string): void
  /** The topic has lost its last one. */
  close(topic: string): void
}

export function createNews(redis?: Omit<RedisClients, 'close'>): News {
  const subscribers = new Map<string, Set<BoundedQueue<Notice>>>()
  const hear = (topic: string, notice: Notice) => {
    const subject = JSON.stringify(notice.data)
    for (const queue of subscribers.get(topic) ?? []) queue.put(subject, notice)
  }
  const wire: Wire = redis ? redisWire(redis, hear) : { publish: hear, open: () => {}, close: () => {} }
  return {
    publish: wire.publish,
    subscribe(topic) {
      const queue = createBoundedQueue<Notice>(() => {
        const others = subscribers.get(topic)
        if (!others?.delete(queue) || others.size > 0) return
        subscribers.delete(topic)
        wire.close(topic)
      })
      const together = subscribers.get(topic)
      if (together) together.add(queue)
      else {
        subscribers.set(topic, new Set([queue]))
        wire.open(topic)
      }
      return queue.items
    },
  }
}

function redisWire(
  { publish, subscribe, channelPrefix }: Omit<RedisClients, 'close'>,
  hear: (topic: string, notice: Notice) => void,
): Wire {
  subscribe.on('message', (channel: string, text: string) =>
    hear(channel.slice(channelPrefix.length), JSON.parse(text)),
  )
  // The client itself reports that Redis is away. What was announced meanwhile is lost, as news may be.
  const lost = () => {}
  return {
    publish: (topic, notice) => {
      publish.publish(channelPrefix + topic, JSON.stringify(notice)).catch(lost)
    },
    open: topic => {
      subscribe.subscribe(channelPrefix + topic).catch(lost)
    },
    close: topic => {
      subscribe.unsubscribe(channelPrefix + topic).catch(lost)
    },
  }
}
