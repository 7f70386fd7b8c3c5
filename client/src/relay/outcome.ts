import { graphql, readInlineData } from 'react-relay'
import type { outcome_refusal$key } from './__generated__/outcome_refusal.graphql'

/** Why the server did not do something; `message` is for the person. */
export type Refusal = {
  /** Stable, for programs: 'WRONG_STATE'. */
  readonly code: string
  readonly message: string
  /** What did not happen, as `useCommand` was told. */
  readonly failure: string | null
  /** Each input field concerned; empty when it is about the whole. */
  readonly fields: readonly RefusedField[]
}

export type RefusedField = {
  /** As in the mutation's input: ['lines', '0', 'price']. */
  readonly path: readonly string[]
  readonly message: string
}

/**
 * The variables of a command with each optional field named, if only as null. The graph may get an input field that no
 * form sends; named here, forgetting it does not compile.
 */
export type Stated<T> = T extends readonly (infer Item)[]
  ? readonly Stated<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]-?: Stated<T[Name]> }
    : T

/** What became of a command. `refusal` is null when it failed and the person has been told so. */
export type Outcome<Payload> =
  | { readonly ok: true; readonly payload: Payload }
  | { readonly ok: false; readonly refusal: Refusal | null }

/** A mutation's union as Relay types it: the payload's fields, and `...outcome_refusal @alias(as: "refusal")`. */
export type Answer = { readonly refusal?: outcome_refusal$key | null | undefined }

/** The payload of such an answer: once it is no refusal, its fields are there. */
export type PayloadOf<A extends Answer> = Required<Omit<A, 'refusal'>>

/** Tells a payload from a refusal. */
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
