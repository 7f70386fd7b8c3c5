import { fetchQuery } from 'react-relay'
import { type Environment, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { OutrunError } from './errors'
import { markOld } from './reading'
import { reportUnread, settleUnread } from './unread'

/** How often an answer that news have outrun is not taken; where news do not end, the next one is taken all the same. */
const MOST_OUTRUN = 3

/**
 * Reads again what the page shows already. When that fails, what is shown stays, and the page offers to try once more.
 * News that come while the answer is on its way may be missing in it: it is asked for again instead of undoing them.
 */
export function readAgain<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  onRead?: () => void,
): void {
  const { name } = getRequest(query).params
  const read = (outrun: number) => {
    const metadata = { mayBeOutrun: outrun >= MOST_OUTRUN }
    fetchQuery<Q>(environment, query, variables, { networkCacheConfig: { metadata } }).subscribe({
      complete: () => {
        settleUnread(name)
        onRead?.()
      },
      error: (problem: Error) => {
        // Not in this call: Relay would still hand out the answer that has failed.
        if (problem instanceof OutrunError) return queueMicrotask(() => read(outrun + 1))
        markOld(name)
        reportUnread(name, () => readAgain<Q>(environment, query, variables, onRead))
      },
    })
  }
  read(0)
}
