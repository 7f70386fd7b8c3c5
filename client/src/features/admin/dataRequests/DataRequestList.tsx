import { graphql, usePaginationFragment } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import { useChoice } from '../../../shell/useChoice'
import { FilterChips } from '../../../ui/Chips'
import { EmptyState } from '../../../ui/EmptyState'
import type { DataRequestList_query$key } from './__generated__/DataRequestList_query.graphql'
import listQuery, {
  type DataRequestListPaginationQuery,
} from './__generated__/DataRequestListPaginationQuery.graphql'
import { type DataRequestFilter, dataRequestArguments, dataRequestChoices } from './dataRequestChoices'
import { dataRequestColumns } from './dataRequestColumns'
import { dataRequestList, useDataRequestNews } from './useDataRequestNews'

const PAGE = 20

const filters = [
  { value: 'WAITING', label: 'Pendientes' },
  { value: 'CLOSED', label: 'Cerrados' },
  { value: 'ALL', label: 'Todos' },
] as const

const noneOf: Record<DataRequestFilter, string> = {
  WAITING: 'No hay pedidos pendientes',
  CLOSED: 'No hay pedidos cerrados',
  ALL: 'No hay pedidos',
}

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
  const [filter, choose, isFiltering] = useChoice(dataRequestChoices)
  useDataRequestNews()
  const asked = dataRequestArguments(filter)
  useRefetch<DataRequestListPaginationQuery>(listQuery, store => ({
    ...asked,
    first: rowsToRead(store, dataRequestList(filter), { filters: asked }, PAGE),
  }))
  return (
    <ConnectionTable
      title="Pedidos de eliminación"
      actions={<FilterChips label="Filtrar pedidos" options={filters} value={filter} onChange={choose} />}
      columns={dataRequestColumns}
      rows={data.dataRequests?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      busy={isFiltering}
      empty={
        <EmptyState title={noneOf[filter]}>
          Cuando alguien confirme que quiere eliminar sus datos aparece acá, con su fecha límite.
        </EmptyState>
      }
    />
  )
}
