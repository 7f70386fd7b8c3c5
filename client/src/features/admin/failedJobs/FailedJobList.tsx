import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { FailedJobList_query$key } from './__generated__/FailedJobList_query.graphql'
import listQuery, {
  type FailedJobListPaginationQuery,
} from './__generated__/FailedJobListPaginationQuery.graphql'
import { failedJobColumns } from './failedJobColumns'
import { failedJobQueue } from './failedJobQueue'

/** The jobs that failed in all their attempts; by default those that wait for the team. */
export function FailedJobList({ query }: { query: FailedJobList_query$key }) {
  const { data, ...pages } = usePaginationFragment<FailedJobListPaginationQuery, FailedJobList_query$key>(
    graphql`
      fragment FailedJobList_query on Query
      @refetchable(queryName: "FailedJobListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        state: { type: "FailedJobState" }
      ) {
        failedJobs(first: $first, after: $after, state: $state) @connection(key: "FailedJobList_failedJobs") {
          edges {
            node {
              id
              ...failedJobColumns_job
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <AdminQueueTable
      queue={failedJobQueue}
      query={listQuery}
      columns={failedJobColumns}
      rows={data.failedJobs?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() =>
        'Un email, un aviso o una tarea que falla en todos sus intentos queda acá hasta que decidas.'
      }
    />
  )
}
