import type { Environment } from 'relay-runtime'

export interface UnreadCount {
  readonly count: number
  /** Unread notifications about messages. */
  readonly ofMessages: number
  /** Grows with each change of the count. */
  readonly revision: number
}

const known = new WeakMap<Environment, Map<string, UnreadCount>>()

/** The newest count of an account that this page has received: a stale answer does not replace a newer push. */
export function newestCount(environment: Environment, accountId: string, answer: UnreadCount): UnreadCount {
  const counts = known.get(environment) ?? new Map<string, UnreadCount>()
  known.set(environment, counts)
  const before = counts.get(accountId)
  if (before && before.revision >= answer.revision) return before
  counts.set(accountId, answer)
  return answer
}
