import type { Announcement } from './announcement.ts'
import type { RedisClients } from './redis.ts'

/** Recent announcements of each topic, for subscribers that read their data shortly before. */
export interface RecentAnnouncements {
  add(topic: string, announcement: Announcement): void
  /** Announcements of the last `ms` milliseconds, oldest first; null when some of them were dropped. */
  within(topic: string, ms: number): Promise<readonly Announcement[] | null>
}

/** Retention of announcements: longer than a page shows cached data without a refetch. */
const KEPT_MS = 6 * 60_000
/** Maximum announcements of a topic; refetching everything costs less than more of them one by one. */
const MOST = 200
/** Tolerance for a subscription that arrives later than the read before it. */
const DELAY_MS = 2_000

/** Keeps them in this process. `now` counts milliseconds. */
export function keepInMemory(now: () => number): RecentAnnouncements {
  const startedAt = now()
  /** Ordered by last announcement, the longest quiet topic first. */
  const topics = new Map<string, { readonly at: number; readonly announcement: Announcement }[]>()
  return {
    add(topic, announcement) {
      const at = now()
      const kept = topics.get(topic) ?? []
      // A copy: answers are cached with the announcement that was published, for as long as it lives.
      kept.push({ at, announcement: { ...announcement } })
      if (kept.length > MOST) kept.shift()
      topics.delete(topic)
      topics.set(topic, kept)
      for (const [quiet, announcements] of topics) {
        if ((announcements.at(-1)?.at ?? 0) > at - KEPT_MS) break
        topics.delete(quiet)
      }
    },
    async within(topic, ms) {
      const at = now()
      if (ms > KEPT_MS || ms > at - startedAt) return null
      const recent = topics.get(topic)?.filter(kept => kept.at >= at - ms - DELAY_MS) ?? []
      // Copies, because rows read for an announcement are cached with it and may be older than the new subscriber's.
      return recent.length === MOST ? null : recent.map(({ announcement }) => ({ ...announcement }))
    },
  }
}

/** Keeps them for all instances, by the clock of Redis alone. */
export function keepInRedis({ publish }: Pick<RedisClients, 'publish'>): RecentAnnouncements {
  const keyOf = (topic: string) => `news:${topic}`
  return {
    add(topic, announcement) {
      publish
        .pipeline()
        .xadd(keyOf(topic), 'MAXLEN', MOST, '*', 'announcement', JSON.stringify(announcement))
        .pexpire(keyOf(topic), KEPT_MS)
        .exec()
        // The client itself reports that Redis is away.
        .catch(() => {})
    },
    async within(topic, ms) {
      if (ms > KEPT_MS) return null
      const [entries, [seconds, micros]] = await Promise.all([
        publish.xrange(keyOf(topic), '-', '+'),
        publish.time(),
      ])
      const since = Number(seconds) * 1000 + Number(micros) / 1000 - ms - DELAY_MS
      const recent = entries.filter(([id]) => Number(id.split('-')[0]) >= since)
      return recent.length === MOST ? null : recent.map(([, fields]) => JSON.parse(fields[1] ?? ''))
    },
  }
}
