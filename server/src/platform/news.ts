import type { RedisClients } from './redis.ts'
import { createWaitingLine, type WaitingLine } from './waitingLine.ts'

/** What travels on a topic: which event, and its ids. */
export interface Notice {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Live announcements. In one process they stay in memory; with Redis every instance hears them. */
export interface News {
  publish(topic: string, notice: Notice): void
  /**
   * What is announced from now on. Whoever takes slowly hears of each subject once, the newest of it; who falls far
   * behind is told so: `next` throws FellBehind, and they read again.
   */
  subscribe(topic: string): AsyncIterableIterator<Notice>
}

interface Wire {
  publish(topic: string, notice: Notice): void
  /** The first in this process begins to listen to the topic. */
  open(topic: string): void
  /** The last one has stopped. */
  close(topic: string): void
}

export function createNews(redis?: Omit<RedisClients, 'close'>): News {
  const listeners = new Map<string, Set<WaitingLine<Notice>>>()
  const hear = (topic: string, notice: Notice) => {
    const subject = JSON.stringify(notice.data)
    for (const line of listeners.get(topic) ?? []) line.put(subject, notice)
  }
  const wire: Wire = redis ? redisWire(redis, hear) : { publish: hear, open: () => {}, close: () => {} }
  return {
    publish: wire.publish,
    subscribe(topic) {
      const line = createWaitingLine<Notice>(() => {
        const others = listeners.get(topic)
        if (!others?.delete(line) || others.size > 0) return
        listeners.delete(topic)
        wire.close(topic)
      })
      const together = listeners.get(topic)
      if (together) together.add(line)
      else {
        listeners.set(topic, new Set([line]))
        wire.open(topic)
      }
      return line.taken
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
