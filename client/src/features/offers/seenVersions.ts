/** What the person has seen of an offer: the version and its price, in centésimos. */
export type SeenVersion = { readonly number: number; readonly total: number }

/** Offers by id, as they were when they first showed on this page or were last opened to be paid. */
export type SeenVersions = Map<string, SeenVersion>

/** What an offer said before it changed under the eyes of the person; null when it did not. */
export function changedFrom(before: SeenVersion | undefined, current: SeenVersion): SeenVersion | null {
  return before && before.number < current.number ? before : null
}
