import type { GraphQLResponse, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import { failure, type WireError } from './http'

/** A selection of a compiled query, as far as it is read here; Relay's own types do not know `@catch` yet. */
type Selection = {
  readonly kind: string
  readonly alias?: string | null
  readonly name?: string
  readonly selections?: readonly Selection[]
  /** What `@catch` or `@required` stands at. */
  readonly field?: Selection
}

/**
 * Why a query's answer must not be believed; null when it may be. A field that faulted arrives as null, which reads like
 * "there is none": such an answer is rejected as a whole, unless the query itself says `@catch` at or above the place
 * that is null. A `@catch` inside a fragment does not count: what may be missing from a screen is the screen's decision.
 * NOT_FOUND is no fault: there is none, and null says so.
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

/** Whether the null that a fault left in `data` stands where the query's own selections catch it. */
function isCaught(selections: readonly Selection[], path: readonly (string | number)[], data: unknown) {
  let within = selections
  let value = data
  let caught = false
  for (const step of path) {
    if (!isRecord(value)) return false
    value = value[step]
    if (typeof step === 'string') {
      const field = fieldOf(within, step)
      // A fragment's field: who reads it would take the null for an answer.
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
