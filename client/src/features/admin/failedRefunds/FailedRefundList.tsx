import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { FailedRefundList_query$key } from './__generated__/FailedRefundList_query.graphql'
import listQuery, {
  type FailedRefundListPaginationQuery,
} from './__generated__/FailedRefundListPaginationQuery.graphql'
import { failedRefundColumns } from './failedRefundColumns'
import { failedRefundQueue } from './failedRefundQueue'
import { useFailedRefundNews } from './useFailedRefundNews'

/** The refunds that did not reach the payer, newest first; by default those that wait. */
export function FailedRefundList({ query }: { query: FailedRefundList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    FailedRefundListPaginationQuery,
    FailedRefundList_query$key
  >(
    graphql`
      fragment FailedRefundList_query on Query
      @refetchable(queryName: "FailedRefundListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        handled: { type: "Boolean" }
      ) {
        failedRefunds(first: $first, after: $after, handled: $handled)
          @connection(key: "FailedRefundList_failedRefunds") {
          edges {
            node {
              id
              ...failedRefundColumns_refund
            }
          }
        }
      }
    `,
    query,
  )
  useFailedRefundNews()
  return (
    <AdminQueueTable
      queue={failedRefundQueue}
      query={listQuery}
      columns={failedRefundColumns}
      rows={data.failedRefunds?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando la pasarela o un banco rechaza un reembolso, aparece acá y llega por email.'}
    />
  )
}
