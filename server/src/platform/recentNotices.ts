import type { Notice } from './notice.ts'
import type { RedisClients } from './redis.ts'

/** What was announced on each topic a short while ago, for those who read before and listen from now on. */
export interface RecentNotices {
  add(topic: string, notice: Notice): void
  /** What was announced in the last `ms` milliseconds, oldest first; null when not all of it is known any more. */
  within(topic: string, ms: number): Promise<readonly Notice[] | null>
}

/** How long notices are kept: longer than a page shows what it once read without asking. */
const KEPT_MS = 6 * 60_000
/** How many of a topic are kept; reading everything again costs less than more of them one by one. */
const MOST = 200
/** By how much more the wish to listen may be delayed on its way than the reading before it. */
const DELAY_MS = 2_000

/** Keeps them in this process. `now` counts milliseconds. */
export function keepInMemory(now: () => number): RecentNotices {
  const startedAt = now()
  /** The topic that was quiet for longest first. */
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
      // Copies: what was read for a notice is kept with it, and may be older than what the new listener has.
      return recent.length === MOST ? null : recent.map(({ notice }) => ({ ...notice }))
    },
  }
}

/** Keeps them where all instances find them, by the clock of Redis alone. */
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
