import { graphql, readInlineData } from 'react-relay'
import type { outcome_refusal$key } from './__generated__/outcome_refusal.graphql'

/** A refusal of the server; `message` is for the person. */
export type Refusal = {
  /** Stable, for programs: 'WRONG_STATE'. */
  readonly code: string
  readonly message: string
  /** The failure text given to `useCommand`. */
  readonly failure: string | null
  /** Each input field concerned; empty when the refusal is about the whole. */
  readonly fields: readonly RefusedField[]
}

export type RefusedField = {
  /** The path in the mutation's input: ['lines', '0', 'price']. */
  readonly path: readonly string[]
  readonly message: string
}

/**
 * The variables of a mutation with each optional field named, if only as null. When the graph gets a new
 * input field, forms that do not send it fail to compile.
 */
export type Stated<T> = T extends readonly (infer Item)[]
  ? readonly Stated<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]-?: Stated<T[Name]> }
    : T

/** Result of a mutation. `refusal` is null when it failed and the person has seen a toast. */
export type Outcome<Payload> =
  | { readonly ok: true; readonly payload: Payload }
  | { readonly ok: false; readonly refusal: Refusal | null }

/** A mutation's union as Relay types it: the payload's fields, and `...outcome_refusal @alias(as: "refusal")`. */
export type Answer = { readonly refusal?: outcome_refusal$key | null | undefined }

/** The payload of such an answer: its fields are present unless it is a refusal. */
export type PayloadOf<A extends Answer> = Required<Omit<A, 'refusal'>>

/** Distinguishes a payload from a refusal. */
export function outcomeOf<A extends Answer>(answer: A, failure: string | null = null): Outcome<PayloadOf<A>> {
  const refusal = readInlineData(
    graphql`
      fragment outcome_refusal on Refusal @inline {
        code
        message
        path
        ... on InvalidInput {
          fields {
            path
            message
          }
        }
      }
    `,
    answer.refusal ?? null,
  )
  if (!refusal) {
    const { refusal: _none, ...payload } = answer
    return { ok: true, payload: payload as PayloadOf<A> }
  }
  const { code, message, path } = refusal
  const fields = refusal.fields ?? (path.length > 0 ? [{ path, message }] : [])
  return { ok: false, refusal: { code, message, failure, fields } }
}
