/** The offer version a person saw: its number and its price, in centésimos. */
export type SeenVersion = { readonly number: number; readonly total: number }

/** Offers by id, as first shown on this page or as last opened for payment. */
export type SeenVersions = Map<string, SeenVersion>

/** The terms of an offer before it changed on screen; null when it did not. */
export function changedFrom(before: SeenVersion | undefined, current: SeenVersion): SeenVersion | null {
  return before && before.number < current.number ? before : null
}
