import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { EnquiryList_query$key } from './__generated__/EnquiryList_query.graphql'
import listQuery, {
  type EnquiryListPaginationQuery,
} from './__generated__/EnquiryListPaginationQuery.graphql'
import { enquiryColumns } from './enquiryColumns'
import { enquiryQueue } from './enquiryQueue'
import { useEnquiryNews } from './useEnquiryNews'

/** The enquiries to the team, newest first; by default those that wait. */
export function EnquiryList({ query }: { query: EnquiryList_query$key }) {
  const { data, ...pages } = usePaginationFragment<EnquiryListPaginationQuery, EnquiryList_query$key>(
    graphql`
      fragment EnquiryList_query on Query
      @refetchable(queryName: "EnquiryListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        answered: { type: "Boolean" }
      ) {
        enquiries(first: $first, after: $after, answered: $answered)
          @connection(key: "EnquiryList_enquiries") {
          edges {
            node {
              id
              ...enquiryColumns_enquiry
            }
          }
        }
      }
    `,
    query,
  )
  useEnquiryNews()
  return (
    <AdminQueueTable
      queue={enquiryQueue}
      query={listQuery}
      columns={enquiryColumns}
      rows={data.enquiries?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Lo que escriban en la página de contacto aparece acá y llega por email.'}
    />
  )
}
