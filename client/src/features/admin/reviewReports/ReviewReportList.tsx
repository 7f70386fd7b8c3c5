import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { ReviewReportList_query$key } from './__generated__/ReviewReportList_query.graphql'
import listQuery, {
  type ReviewReportListPaginationQuery,
} from './__generated__/ReviewReportListPaginationQuery.graphql'
import { reviewReportColumns } from './reviewReportColumns'
import { reviewReportQueue } from './reviewReportQueue'
import { useReviewReportNews } from './useReviewReportNews'

/** The reviews that providers reported, newest first; by default those that wait. */
export function ReviewReportList({ query }: { query: ReviewReportList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    ReviewReportListPaginationQuery,
    ReviewReportList_query$key
  >(
    graphql`
      fragment ReviewReportList_query on Query
      @refetchable(queryName: "ReviewReportListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        closed: { type: "Boolean" }
      ) {
        reviewReports(first: $first, after: $after, closed: $closed)
          @connection(key: "ReviewReportList_reviewReports") {
          edges {
            node {
              id
              ...reviewReportColumns_report
            }
          }
        }
      }
    `,
    query,
  )
  useReviewReportNews()
  return (
    <AdminQueueTable
      queue={reviewReportQueue}
      query={listQuery}
      columns={reviewReportColumns}
      rows={data.reviewReports?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando un proveedor denuncie una calificación, aparece acá y llega por email.'}
    />
  )
}
