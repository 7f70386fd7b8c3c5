import type { Notice } from './notice.ts'
import type { RedisClients } from './redis.ts'

/** Recent notices of each topic, for subscribers that read their data shortly before. */
export interface RecentNotices {
  add(topic: string, notice: Notice): void
  /** Notices of the last `ms` milliseconds, oldest first; null when some of them were dropped. */
  within(topic: string, ms: number): Promise<readonly Notice[] | null>
}

/** Retention of notices: longer than a page shows cached data without a refetch. */
const KEPT_MS = 6 * 60_000
/** Maximum notices of a topic; refetching everything costs less than more of them one by one. */
const MOST = 200
/** Tolerance for a subscription that arrives later than the read before it. */
const DELAY_MS = 2_000

/** Keeps them in this process. `now` counts milliseconds. */
export function keepInMemory(now: () => number): RecentNotices {
  const startedAt = now()
  /** Ordered by last notice, the longest quiet topic first. */
  const topics = new Map<string, { readonly at: number; readonly notice: Notice }[]>()
  return {
    add(topic, notice) {
      const at = now()
      const kept = topics.get(topic) ?? []
      kept.push({ at, notice })
      if (kept.length > MOST) kept.shift()
      topics.delete(topic)
      topics.set(topic, kept)
      for (const [quiet, notices] of topics) {
        if ((notices.at(-1)?.at ?? 0) > at - KEPT_MS) break
        topics.delete(quiet)
      }
    },
    async within(topic, ms) {
      const at = now()
      if (ms > KEPT_MS || ms > at - startedAt) return null
      const recent = topics.get(topic)?.filter(kept => kept.at >= at - ms - DELAY_MS) ?? []
      // Copies, because rows read for a notice are cached with it and may be older than the new subscriber's.
      return recent.length === MOST ? null : recent.map(({ notice }) => ({ ...notice }))
    },
  }
}

/** Keeps them for all instances, by the clock of Redis alone. */
export function keepInRedis({ publish }: Pick<RedisClients, 'publish'>): RecentNotices {
  const keyOf = (topic: string) => `news:${topic}`
  return {
    add(topic, notice) {
      publish
        .pipeline()
        .xadd(keyOf(topic), 'MAXLEN', MOST, '*', 'notice', JSON.stringify(notice))
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
