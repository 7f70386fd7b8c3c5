import type { OperationContext } from '../domains/context.ts'
import { accountOf } from '../domains/viewer.ts'

/** One request, or one websocket operation. */
export interface GraphQLContext extends OperationContext {
  readonly requestId: string
  /** Adds a Set-Cookie header to the answer. Over a websocket, where there is none, it throws. */
  readonly setCookie: (value: string) => void
  /** Whether it is a websocket operation, whose answer has no cookies. */
  readonly overSocket?: true
  /** Of a subscription: how many milliseconds ago what the subscriber shows was asked for, when they told. */
  readonly readMsAgo?: number | undefined
}

/** What a command whose answer has cookies says over a websocket. */
export const OVER_HTTP = 'Sign in and out, and change what protects an account, over HTTP'

/** Whose work it is, for limits: an account, however many browsers it has, or all visitors of an address. */
export function callerOf({ viewer, clientIp }: Pick<GraphQLContext, 'viewer' | 'clientIp'>): string {
  return accountOf(viewer)?.accountId ?? clientIp
}
