import { parse } from 'graphql'

/** The names of the operations in our client's list. */
export function operationNames(persistedOperations: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const text of persistedOperations.values()) {
    for (const definition of parse(text, { noLocation: true }).definitions) {
      if (definition.kind === 'OperationDefinition' && definition.name) names.add(definition.name.value)
    }
  }
  return names
}
