import { createHmac, randomBytes } from 'node:crypto'

/** Who opened a page, as far as a request says. */
export interface Visitor {
  readonly address: string
  /** What the browser calls itself. */
  readonly agent: string
}

/** Pages that one address can add to a day: mobile operators put many people behind one. */
const MOST_PER_ADDRESS = 500
/** Visitors and pages that are told apart in a day: 20 MB. */
const MOST_KEPT = 200_000

/** Tells today's visitors apart without knowing any. */
export interface TodaysVisitors {
  /** Whether this is the first time on this day that they open the page. False, too, where too many have come from their address. */
  readonly isFirst: (day: string, page: string, visitor: Visitor) => boolean
}

/**
 * Remembers fingerprints made with a secret that nobody else has. Both are forgotten when a new day comes, and with the
 * process: after that nothing can tell whose they were.
 */
export function createTodaysVisitors(): TodaysVisitors {
  let today = ''
  let secret = randomBytes(32)
  const seen = new Set<string>()
  const perAddress = new Map<string, number>()
  const fingerprint = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

  return {
    isFirst(day, page, { address, agent }) {
      if (day !== today) {
        today = day
        secret = randomBytes(32)
        seen.clear()
        perAddress.clear()
      }
      const visit = fingerprint(page, address, agent)
      const from = fingerprint(address)
      const others = perAddress.get(from) ?? 0
      if (seen.has(visit) || seen.size >= MOST_KEPT || others >= MOST_PER_ADDRESS) return false
      seen.add(visit)
      perAddress.set(from, others + 1)
      return true
    },
  }
}
