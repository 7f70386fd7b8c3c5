import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { MessageReportList_query$key } from './__generated__/MessageReportList_query.graphql'
import listQuery, {
  type MessageReportListPaginationQuery,
} from './__generated__/MessageReportListPaginationQuery.graphql'
import { messageReportColumns } from './messageReportColumns'
import { messageReportQueue } from './messageReportQueue'
import { useMessageReportNews } from './useMessageReportNews'

/** The messages that a party of a conversation reported, newest first; by default those that wait. */
export function MessageReportList({ query }: { query: MessageReportList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    MessageReportListPaginationQuery,
    MessageReportList_query$key
  >(
    graphql`
      fragment MessageReportList_query on Query
      @refetchable(queryName: "MessageReportListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        closed: { type: "Boolean" }
      ) {
        messageReports(first: $first, after: $after, closed: $closed)
          @connection(key: "MessageReportList_messageReports") {
          edges {
            node {
              id
              ...messageReportColumns_report
            }
          }
        }
      }
    `,
    query,
  )
  useMessageReportNews()
  return (
    <AdminQueueTable
      queue={messageReportQueue}
      query={listQuery}
      columns={messageReportColumns}
      rows={data.messageReports?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando alguien denuncie un mensaje del chat, aparece acá y llega por email.'}
    />
  )
}
