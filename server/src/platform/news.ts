import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts'
import type { Notice } from './notice.ts'
import { keepInMemory, keepInRedis } from './recentNotices.ts'
import type { RedisClients } from './redis.ts'

/** Live announcements. In one process they stay in memory; with Redis every instance receives them. */
export interface News {
  publish(topic: string, notice: Notice): void
  /**
   * The notices of a topic from now on, preceded by those of the last `lastMs` milliseconds when given. A
   * slow subscriber gets the newest notice of each subject; one that falls far behind, or asks for more than
   * is kept, gets FellBehind from `next` and refetches.
   */
  subscribe(topic: string, options?: { readonly lastMs?: number | undefined }): AsyncIterableIterator<Notice>
}

interface Wire {
  publish(topic: string, notice: Notice): void
  /** Called at the topic's first subscriber in this process. Resolves once the topic is subscribed. */
  open(topic: string): Promise<void>
  /** Called when the topic's last subscriber has left. */
  close(topic: string): void
}

interface Topic {
  readonly queues: Set<BoundedQueue<Notice>>
  readonly opened: Promise<void>
}

/** `now` counts milliseconds. */
export function createNews(
  redis?: Omit<RedisClients, 'close'>,
  now: () => number = () => performance.now(),
): News {
  const topics = new Map<string, Topic>()
  const subjectOf = ({ data }: Notice) => JSON.stringify(data)
  const hear = (topic: string, notice: Notice) => {
    const subject = subjectOf(notice)
    for (const queue of topics.get(topic)?.queues ?? []) queue.put(subject, notice)
  }
  const wire: Wire = redis ? redisWire(redis, hear) : { publish: hear, open: async () => {}, close: () => {} }
  const recent = redis ? keepInRedis(redis) : keepInMemory(now)

  /** Waits for the subscription: a notice announced in between would be in neither. */
  const tellRecent = async (
    queue: BoundedQueue<Notice>,
    topic: string,
    opened: Promise<void>,
    lastMs: number,
  ) => {
    await opened
    const notices = await recent.within(topic, lastMs)
    if (!notices) queue.fallBehind()
    else for (const notice of notices) queue.put(subjectOf(notice), notice)
  }
  return {
    publish(topic, notice) {
      recent.add(topic, notice)
      wire.publish(topic, notice)
    },
    subscribe(topic, { lastMs } = {}) {
      const queue = createBoundedQueue<Notice>(() => {
        const others = topics.get(topic)?.queues
        if (!others?.delete(queue) || others.size > 0) return
        topics.delete(topic)
        wire.close(topic)
      })
      const { queues, opened } = topics.get(topic) ?? { queues: new Set(), opened: wire.open(topic) }
      queues.add(queue)
      topics.set(topic, { queues, opened })
      // Without Redis earlier notices are unknown and none arrive: news may be lost.
      if (lastMs !== undefined) tellRecent(queue, topic, opened, lastMs).catch(lost)
      return queue.items
    },
  }
}

/** The client of Redis itself reports the outage. Notices meanwhile are lost, as news may be. */
const lost = () => {}

function redisWire(
  { publish, subscribe, channelPrefix }: Omit<RedisClients, 'close'>,
  hear: (topic: string, notice: Notice) => void,
): Wire {
  subscribe.on('message', (channel: string, text: string) =>
    hear(channel.slice(channelPrefix.length), JSON.parse(text)),
  )
  return {
    publish: (topic, notice) => {
      publish.publish(channelPrefix + topic, JSON.stringify(notice)).catch(lost)
    },
    async open(topic) {
      await subscribe.subscribe(channelPrefix + topic).catch(lost)
    },
    close: topic => {
      subscribe.unsubscribe(channelPrefix + topic).catch(lost)
    },
  }
}
