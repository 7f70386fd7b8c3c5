import type { GraphQLResponse, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import { failure, type WireError } from './http'

/** A selection of a compiled query, with the fields used here; Relay's own types do not know `@catch` yet. */
type Selection = {
  readonly kind: string
  readonly alias?: string | null
  readonly name?: string
  readonly selections?: readonly Selection[]
  /** The field that `@catch` or `@required` is on. */
  readonly field?: Selection
}

/**
 * The fault that makes a query's answer unusable; null when it is usable. A field that faulted arrives as
 * null, which reads like "none": such an answer is rejected as a whole, unless the query itself has `@catch`
 * at or above the null. A `@catch` inside a fragment does not count: the screen decides which parts may be
 * missing. NOT_FOUND is no fault: null is its correct answer.
 */
export function faultOf(operation: OperationDescriptor, response: GraphQLResponse): Error | null {
  const answers: readonly GraphQLSingularResponse[] = Array.isArray(response) ? response : [response]
  const selections = operation.fragment.node.selections as readonly Selection[]
  for (const answer of answers) {
    const errors: readonly WireError[] = ('errors' in answer && answer.errors) || []
    const faults = errors.filter(({ extensions }) => extensions?.code !== 'NOT_FOUND')
    if (faults.some(({ path }) => !isCaught(selections, path ?? [], answer.data))) return failure(faults)
  }
  return null
}

/** True when the query's own selections catch the null that a fault left in `data`. */
function isCaught(selections: readonly Selection[], path: readonly (string | number)[], data: unknown) {
  let within = selections
  let value = data
  let caught = false
  for (const step of path) {
    if (!isRecord(value)) return false
    value = value[step]
    if (typeof step === 'string') {
      const field = fieldOf(within, step)
      // In a fragment's field the reader would take the null for an answer.
      if (!field) return false
      caught ||= field.isCaught
      within = field.selections
    }
    if (value === null || value === undefined) return caught
  }
  return false
}

type Field = { readonly isCaught: boolean; readonly selections: readonly Selection[] }

function fieldOf(selections: readonly Selection[], key: string): Field | null {
  for (const { kind, alias, name, field, selections: inner } of selections) {
    if (kind === 'LinkedField' || kind === 'ScalarField') {
      if ((alias ?? name) === key) return { isCaught: false, selections: inner ?? [] }
      continue
    }
    const found = fieldOf(field ? [field] : (inner ?? []), key)
    if (found) return { ...found, isCaught: found.isCaught || kind === 'CatchField' }
  }
  return null
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null
