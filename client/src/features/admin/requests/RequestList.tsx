import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { RequestList_query$key } from './__generated__/RequestList_query.graphql'
import listQuery, {
  type RequestListPaginationQuery,
} from './__generated__/RequestListPaginationQuery.graphql'
import { requestColumns } from './requestColumns'
import { requestQueue } from './requestQueue'

/** The requests, those sent last first; by default the ones that can be quoted. */
export function RequestList({ query }: { query: RequestList_query$key }) {
  const { data, ...pages } = usePaginationFragment<RequestListPaginationQuery, RequestList_query$key>(
    graphql`
      fragment RequestList_query on Query
      @refetchable(queryName: "RequestListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        open: { type: "Boolean" }
      ) {
        requests(first: $first, after: $after, open: $open)
          @connection(key: "RequestList_requests") {
          edges {
            node {
              id
              ...requestColumns_request
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <AdminQueueTable
      queue={requestQueue}
      query={listQuery}
      columns={requestColumns}
      rows={data.requests?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando alguien pide un repuesto, aparece acá.'}
    />
  )
}
