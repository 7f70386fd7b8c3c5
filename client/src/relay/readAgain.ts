import { fetchQuery } from 'react-relay'
import { type Environment, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { markOld } from './reading'
import { reportUnread, settleUnread } from './unread'

/** Refetches data that the page shows already. On failure the data is kept, and the page offers a retry. */
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
