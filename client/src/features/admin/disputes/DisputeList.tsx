import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { DisputeList_query$key } from './__generated__/DisputeList_query.graphql'
import listQuery, {
  type DisputeListPaginationQuery,
} from './__generated__/DisputeListPaginationQuery.graphql'
import { disputeColumns } from './disputeColumns'
import { disputeQueue } from './disputeQueue'
import { useDisputeNews } from './useDisputeNews'

/** The disputes, the newest first; by default those under way. */
export function DisputeList({ query }: { query: DisputeList_query$key }) {
  const { data, ...pages } = usePaginationFragment<DisputeListPaginationQuery, DisputeList_query$key>(
    graphql`
      fragment DisputeList_query on Query
      @refetchable(queryName: "DisputeListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        open: { type: "Boolean" }
      ) {
        disputes(first: $first, after: $after, open: $open)
          @connection(key: "DisputeList_disputes") {
          edges {
            node {
              id
              ...disputeColumns_dispute
            }
          }
        }
      }
    `,
    query,
  )
  useDisputeNews()
  return (
    <AdminQueueTable
      queue={disputeQueue}
      query={listQuery}
      columns={disputeColumns}
      rows={data.disputes?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando un comprador reclama por un pedido, aparece acá y llega por email.'}
    />
  )
}
