/** What a screen knows of the age of what it shows. */
export type Reading = {
  /** Up to when (ms) all that has happened is in it: when it was asked for, or when news of it were last heard. */
  asOf: number
  /** Something was not heard since, or it could not be read again. */
  isOld: boolean
}

/** The readings that the same news keep up to date: a screen's own, or those of a panel and of its tabs. */
export type Readings = Set<Reading>

/** All of this visit, by the query's name and then by its variables. */
const known = new Map<string, Map<string, Reading>>()

/** The one reading of a query with these variables; its `asOf` is 0 before it was ever asked for. */
export function readingOf(query: string, variables: object): Reading {
  const readings = known.get(query) ?? new Map<string, Reading>()
  known.set(query, readings)
  const key = JSON.stringify(variables)
  const reading = readings.get(key) ?? { asOf: 0, isOld: false }
  readings.set(key, reading)
  return reading
}

/** What is shown of this query could not be read again: it is, when it is next shown. */
export function markOld(query: string): void {
  for (const reading of known.get(query)?.values() ?? []) reading.isOld = true
}

/** How many news, and answers to commands, have come so far: an answer that was asked for before one may be older. */
let told = 0
export const tellTold = () => void (told += 1)
export const toldSoFar = () => told

/** When something was last missed (ms); 0 while all was heard. */
let missedAt = 0
const reconnectListeners = new Set<() => void>()

/**
 * Tells when something was not heard, so that the screen reads again: the websocket is back after it was lost, or an
 * event came with a fault. Returns how to stop.
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => {
    reconnectListeners.delete(listener)
  }
}

/** Begins a visit: nothing was read, heard or missed yet. Tests of several visits share this module. */
export function beginVisit(): void {
  known.clear()
  told = 0
  missedAt = 0
}

/** All that was read until now may be old. What is shown is read again, and the rest when it is shown. */
export function tellMissed(): void {
  missedAt = Date.now()
  for (const query of known.keys()) markOld(query)
  for (const listener of reconnectListeners) listener()
}

/** Since when (ms) something may have happened that what is shown does not know of. */
export function shownAsOf(readings: Readings): number {
  const oldest = Math.min(Date.now(), ...[...readings].map(({ asOf }) => asOf))
  // All of it was read again then.
  return Math.max(oldest, missedAt)
}

/** How to look up what the page may know already: as it is in the store, and from the server too once news were missed. */
export const lookUp = () =>
  ({ fetchPolicy: missedAt > 0 ? 'store-and-network' : 'store-or-network' }) as const
