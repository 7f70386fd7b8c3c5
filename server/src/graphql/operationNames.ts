/** Relay writes each definition at the beginning of a line. Parsing all texts would take a thirtieth of the start. */
const OPERATION = /^(?:query|mutation|subscription) (\w+)/gm

/** The names of the operations in our client's list. */
export function operationNames(persistedOperations: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(
    [...persistedOperations.values()].flatMap(text =>
      [...text.matchAll(OPERATION)].flatMap(([, name]) => name ?? []),
    ),
  )
}
