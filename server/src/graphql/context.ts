import type { OperationContext } from '../domains/context.ts'

/** One request, or one websocket operation. */
export interface GraphQLContext extends OperationContext {
  readonly requestId: string
  /** Adds a Set-Cookie header to the answer. Over a websocket, where there is none, it throws. */
  readonly setCookie: (value: string) => void
  /** Of a subscription: how many milliseconds ago what the subscriber shows was asked for, when they told. */
  readonly readMsAgo?: number | undefined
}
