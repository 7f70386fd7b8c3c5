import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { DataRequestList_query$key } from './__generated__/DataRequestList_query.graphql'
import listQuery, {
  type DataRequestListPaginationQuery,
} from './__generated__/DataRequestListPaginationQuery.graphql'
import { dataRequestColumns } from './dataRequestColumns'
import { dataRequestQueue } from './dataRequestQueue'
import { useDataRequestNews } from './useDataRequestNews'

/** Requests for deletion: by default those that wait, the earliest deadline first. */
export function DataRequestList({ query }: { query: DataRequestList_query$key }) {
  const { data, ...pages } = usePaginationFragment<DataRequestListPaginationQuery, DataRequestList_query$key>(
    graphql`
      fragment DataRequestList_query on Query
      @refetchable(queryName: "DataRequestListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        closed: { type: "Boolean" }
      ) {
        dataRequests(first: $first, after: $after, closed: $closed)
          @connection(key: "DataRequestList_dataRequests") {
          edges {
            node {
              id
              ...dataRequestColumns_request
            }
          }
        }
      }
    `,
    query,
  )
  useDataRequestNews()
  return (
    <AdminQueueTable
      queue={dataRequestQueue}
      query={listQuery}
      columns={dataRequestColumns}
      rows={data.dataRequests?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando alguien confirme que quiere eliminar sus datos aparece acá, con su fecha límite.'}
    />
  )
}
