import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClients } from './redis.ts'
import { RateLimited } from './refusal.ts'

export interface Allowance {
  readonly name: string
  readonly points: number
  readonly perMs: number
}

export interface RateLimit {
  /** Spends one point of `allowance` for `key`. Throws RateLimited when none is left. */
  spend(allowance: Allowance, key: string): Promise<void>
  /** Restores all points of `allowance` to `key`. */
  restore(allowance: Allowance, key: string): Promise<void>
}

/** Counts in Redis when there is one (all instances share the count), else in memory. */
export function createRateLimit(redis?: Pick<RedisClients, 'publish' | 'channelPrefix'>): RateLimit {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>()
  const limiterFor = (allowance: Allowance) => {
    const known = limiters.get(allowance.name)
    if (known) return known
    const options = {
      keyPrefix: `${redis?.channelPrefix ?? ''}limit:${allowance.name}`,
      points: allowance.points,
      duration: allowance.perMs / 1000,
    }
    const limiter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis.publish,
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options)
    limiters.set(allowance.name, limiter)
    return limiter
  }
  return {
    async spend(allowance, key) {
      try {
        await limiterFor(allowance).consume(key)
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) throw new RateLimited(rejection.msBeforeNext)
        throw rejection
      }
    },
    async restore(allowance, key) {
      await limiterFor(allowance).delete(key)
    },
  }
}
