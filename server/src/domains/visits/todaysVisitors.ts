import { createHmac, randomBytes } from 'node:crypto'

/** A visitor of a page, as far as the request identifies one. */
export interface Visitor {
  readonly address: string
  /** The User-Agent header. */
  readonly agent: string
}

/** Maximum pages per address and day: mobile operators put many people on one address. */
const MOST_PER_ADDRESS = 500
/** Maximum visitor and page pairs of a day: 20 MB. */
const MOST_KEPT = 200_000

/** Distinguishes today's visitors without identifying any. */
export interface TodaysVisitors {
  /**
   * True for the visitor's first opening of the page on this day. False, too, when too many came from their
   * address.
   */
  readonly isFirst: (day: string, page: string, visitor: Visitor) => boolean
}

/**
 * Remembers fingerprints made with a random secret. Salt and hashes are deleted at the end of the day, and with the process: afterwards nobody can be identified.
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
