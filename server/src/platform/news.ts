import type { Announcement } from './announcement.ts'
import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts'
import { keepInMemory, keepInRedis } from './recentAnnouncements.ts'
import type { RedisClients } from './redis.ts'

/** Live announcements. In one process they stay in memory; with Redis every instance receives them. */
export interface News {
  publish(topic: string, announcement: Announcement): void
  /**
   * The announcements of a topic from now on, preceded by those of the last `lastMs` milliseconds when given. A
   * slow subscriber gets the newest announcement of each subject; one that falls far behind, or asks for more than
   * is kept, gets FellBehind from `next` and refetches.
   */
  subscribe(
    topic: string,
    options?: { readonly lastMs?: number | undefined },
  ): AsyncIterableIterator<Announcement>
}

interface Wire {
  publish(topic: string, announcement: Announcement): void
  /** Called at the topic's first subscriber in this process. Resolves once the topic is subscribed. */
  open(topic: string): Promise<void>
  /** Called when the topic's last subscriber has left. */
  close(topic: string): void
}

interface Topic {
  readonly queues: Set<BoundedQueue<Announcement>>
  readonly opened: Promise<void>
}

/** `now` counts milliseconds. */
export function createNews(
  redis?: Omit<RedisClients, 'close'>,
  now: () => number = () => performance.now(),
): News {
  const topics = new Map<string, Topic>()
  const subjectOf = ({ data }: Announcement) => JSON.stringify(data)
  const hear = (topic: string, announcement: Announcement) => {
    const subject = subjectOf(announcement)
    for (const queue of topics.get(topic)?.queues ?? []) queue.put(subject, announcement)
  }
  const wire: Wire = redis ? redisWire(redis, hear) : { publish: hear, open: async () => {}, close: () => {} }
  const recent = redis ? keepInRedis(redis) : keepInMemory(now)

  /** Waits for the subscription: an announcement published in between would be in neither. */
  const sendRecent = async (
    queue: BoundedQueue<Announcement>,
    topic: string,
    opened: Promise<void>,
    lastMs: number,
  ) => {
    await opened
    const announcements = await recent.within(topic, lastMs)
    if (!announcements) queue.fallBehind()
    else for (const announcement of announcements) queue.put(subjectOf(announcement), announcement)
  }
  return {
    publish(topic, announcement) {
      recent.add(topic, announcement)
      wire.publish(topic, announcement)
    },
    subscribe(topic, { lastMs } = {}) {
      const queue = createBoundedQueue<Announcement>(() => {
        const others = topics.get(topic)?.queues
        if (!others?.delete(queue) || others.size > 0) return
        topics.delete(topic)
        wire.close(topic)
      })
      const { queues, opened } = topics.get(topic) ?? { queues: new Set(), opened: wire.open(topic) }
      queues.add(queue)
      topics.set(topic, { queues, opened })
      // Without Redis earlier announcements are unknown and none arrive: news may be lost.
      if (lastMs !== undefined) sendRecent(queue, topic, opened, lastMs).catch(lost)
      return queue.items
    },
  }
}

/** The client of Redis itself reports the outage. Notices meanwhile are lost, as news may be. */
const lost = () => {}

function redisWire(
  { publish, subscribe, channelPrefix }: Omit<RedisClients, 'close'>,
  hear: (topic: string, announcement: Announcement) => void,
): Wire {
  subscribe.on('message', (channel: string, text: string) =>
    hear(channel.slice(channelPrefix.length), JSON.parse(text)),
  )
  return {
    publish: (topic, announcement) => {
      publish.publish(channelPrefix + topic, JSON.stringify(announcement)).catch(lost)
    },
    async open(topic) {
      await subscribe.subscribe(channelPrefix + topic).catch(lost)
    },
    close: topic => {
      subscribe.unsubscribe(channelPrefix + topic).catch(lost)
    },
  }
}
