import type { OperationContext } from '../domains/context.ts'
import type { Spent } from '../domains/partners/keyBudget.ts'
import { accountOf } from '../domains/viewer.ts'

/** Context of one request, or of one websocket operation. */
export interface GraphQLContext extends OperationContext {
  readonly requestId: string
  /** Adds a Set-Cookie header to the answer. Throws over a websocket, which has no headers to set. */
  readonly setCookie: (value: string) => void
  /** True for a websocket operation, whose answer has no cookies. */
  readonly overSocket?: true
  /**
   * Of a subscription: milliseconds since the subscriber read the data on its screen; undefined when not
   * sent.
   */
  readonly readMsAgo?: number | undefined
  /** Of an API key: takes what an operation costs out of its budget. */
  readonly spendBudget?: ((cost: number) => Promise<Spent>) | undefined
}

/** Error text for a command that sets cookies but was sent over a websocket. */
export const OVER_HTTP = 'Sign in and out, and change what protects an account, over HTTP'

/** Key for limits per caller: an account, however many browsers it has, or all visitors of an address. */
export function callerOf({ viewer, clientIp }: Pick<GraphQLContext, 'viewer' | 'clientIp'>): string {
  return accountOf(viewer)?.accountId ?? clientIp
}
