/** Age of a screen's data. */
export type Reading = {
  /**
   * Time (ms) up to which all events are included: when the data was requested, or when its last live update
   * arrived.
   */
  asOf: number
  /** True when events were missed since, or a refetch failed. */
  isOld: boolean
}

/** The readings that the same live updates keep current: a screen's own, or those of a panel and its tabs. */
export type Readings = Set<Reading>

/** All readings of this visit, by the query's name and then by its variables. */
const known = new Map<string, Map<string, Reading>>()

/** The one reading of a query with these variables; its `asOf` is 0 before its first request. */
export function readingOf(query: string, variables: object): Reading {
  const readings = known.get(query) ?? new Map<string, Reading>()
  known.set(query, readings)
  const key = JSON.stringify(variables)
  const reading = readings.get(key) ?? { asOf: 0, isOld: false }
  readings.set(key, reading)
  return reading
}

/** Marks a query after a failed refetch: it is refetched when next shown. */
export function markStale(query: string): void {
  for (const reading of known.get(query)?.values() ?? []) reading.isOld = true
}

/** Counts live updates and mutation results; a query sent before the latest may be stale. */
let eventCount = 0
export const countEvent = () => void (eventCount += 1)
export const eventsSoFar = () => eventCount

/** Time of the last missed event (ms); 0 without any. */
let missedAt = 0
const reconnectListeners = new Set<() => void>()

/**
 * Calls back when events were missed, so that screens refetch: the websocket reconnected, or an event arrived
 * with a fault. Returns a function that unsubscribes.
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => {
    reconnectListeners.delete(listener)
  }
}

/** Resets the module for a new visit. Tests of several visits share it. */
export function beginVisit(): void {
  known.clear()
  eventCount = 0
  missedAt = 0
}

/** Marks all data read so far as stale. Visible data is refetched now, other data when it is shown. */
export function reportMissedEvents(): void {
  missedAt = Date.now()
  for (const query of known.keys()) markStale(query)
  for (const listener of reconnectListeners) listener()
}

/** Time (ms) since which events may be missing from the visible data. */
export function shownAsOf(readings: Readings): number {
  const oldest = Math.min(Date.now(), ...[...readings].map(({ asOf }) => asOf))
  // Everything was refetched then.
  return Math.max(oldest, missedAt)
}

/**
 * Fetch policy for data the page may have already: from the store, and from the server too once events were
 * missed.
 */
export const lookupPolicy = () =>
  ({ fetchPolicy: missedAt > 0 ? 'store-and-network' : 'store-or-network' }) as const
