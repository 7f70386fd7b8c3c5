import { onReconnect, type Reading } from './socket'

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

let missed = false
onReconnect(() => {
  missed = true
  for (const query of known.keys()) markOld(query)
})

/** How to look up what the page may know already: as it is in the store, and from the server too once news were missed. */
export const lookUp = () => ({ fetchPolicy: missed ? 'store-and-network' : 'store-or-network' }) as const
