import { fetchQuery } from 'react-relay'
import { type Environment, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { reportFailedRefetch, settleFailedRefetch } from './failedRefetch'
import { markStale } from './reading'

/** Refetches data that the page shows already. On failure the data is kept, and the page offers a retry. */
export function refetch<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  onRead?: () => void,
): void {
  const { name } = getRequest(query).params
  fetchQuery<Q>(environment, query, variables).subscribe({
    complete: () => {
      settleFailedRefetch(name)
      onRead?.()
    },
    error: () => {
      markStale(name)
      reportFailedRefetch(name, () => refetch<Q>(environment, query, variables, onRead))
    },
  })
}
