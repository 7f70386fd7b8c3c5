import { graphql, usePaginationFragment } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import { useChoice } from '../../../shell/useChoice'
import { FilterChips } from '../../../ui/Chips'
import { EmptyState } from '../../../ui/EmptyState'
import type { EnquiryList_query$key } from './__generated__/EnquiryList_query.graphql'
import listQuery, {
  type EnquiryListPaginationQuery,
} from './__generated__/EnquiryListPaginationQuery.graphql'
import { type EnquiryFilter, enquiryChoices, enquiryListArguments } from './enquiryChoices'
import { enquiryColumns } from './enquiryColumns'
import { enquiryList, useEnquiryNews } from './useEnquiryNews'

const PAGE = 20

const filters = [
  { value: 'WAITING', label: 'Sin contestar' },
  { value: 'ANSWERED', label: 'Contestadas' },
  { value: 'ALL', label: 'Todas' },
] as const

const noneOf: Record<EnquiryFilter, string> = {
  WAITING: 'No hay consultas sin contestar',
  ANSWERED: 'No hay consultas contestadas',
  ALL: 'No hay consultas',
}

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
  const [filter, choose, isFiltering] = useChoice(enquiryChoices)
  useEnquiryNews()
  const asked = enquiryListArguments(filter)
  useRefetch<EnquiryListPaginationQuery>(listQuery, store => ({
    ...asked,
    first: rowsToRead(store, enquiryList, { filters: asked }, PAGE),
  }))
  return (
    <ConnectionTable
      title="Consultas"
      actions={<FilterChips label="Filtrar consultas" options={filters} value={filter} onChange={choose} />}
      columns={enquiryColumns}
      rows={data.enquiries?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      busy={isFiltering}
      empty={
        <EmptyState title={noneOf[filter]}>
          Lo que escriban en la página de contacto aparece acá y llega por email.
        </EmptyState>
      }
    />
  )
}
