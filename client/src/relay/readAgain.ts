import { fetchQuery } from 'react-relay'
import { type Environment, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { markOld } from './reading'
import { reportUnread, settleUnread } from './unread'

/** Reads again what the page shows already. When that fails, what is shown stays, and the page offers to try once more. */
export function readAgain<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  onRead?: () => void,
): void {
  const { name } = getRequest(query).params
  fetchQuery<Q>(environment, query, variables).subscribe({
    complete: () => {
      settleUnread(name)
      onRead?.()
    },
    error: () => {
      markOld(name)
      reportUnread(name, () => readAgain<Q>(environment, query, variables, onRead))
    },
  })
}
