import { graphql, usePaginationFragment } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import { useChoice } from '../../../shell/useChoice'
import { FilterChips } from '../../../ui/Chips'
import { EmptyState } from '../../../ui/EmptyState'
import countersQuery, {
  type ProviderCountersRefreshQuery,
} from './__generated__/ProviderCountersRefreshQuery.graphql'
import type { ProviderQueue_query$key } from './__generated__/ProviderQueue_query.graphql'
import queueQuery, {
  type ProviderQueuePaginationQuery,
} from './__generated__/ProviderQueuePaginationQuery.graphql'
import {
  providerListArguments,
  providerOrderChoices,
  type StatusFilter,
  statusChoices,
} from './providerChoices'
import { providerColumns } from './providerColumns'
import { queueIn, useProviderNews } from './useProviderNews'

const PAGE = 20

const filters = [
  { value: 'ALL', label: 'Todos' },
  { value: 'PENDING', label: 'Pendientes' },
  { value: 'CHANGES', label: 'Con cambios' },
  { value: 'APPROVED', label: 'Aprobados' },
  { value: 'REJECTED', label: 'Rechazados' },
] as const

const noneOf: Record<StatusFilter, string> = {
  ALL: 'No hay proveedores registrados',
  PENDING: 'No hay proveedores pendientes',
  CHANGES: 'No hay cambios por revisar',
  APPROVED: 'No hay proveedores aprobados',
  REJECTED: 'No hay proveedores rechazados',
}

/** All providers, by default those that wait for a decision first. */
export function ProviderQueue({ query }: { query: ProviderQueue_query$key }) {
  const { data, ...pages } = usePaginationFragment<ProviderQueuePaginationQuery, ProviderQueue_query$key>(
    graphql`
      fragment ProviderQueue_query on Query
      @refetchable(queryName: "ProviderQueuePaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        status: { type: "ProviderStatus" }
        hasPendingChange: { type: "Boolean", defaultValue: false }
        orderBy: { type: "ProviderOrder", defaultValue: DECISION }
      ) {
        providers(
          first: $first
          after: $after
          status: $status
          hasPendingChange: $hasPendingChange
          orderBy: $orderBy
        ) @connection(key: "ProviderQueue_providers") {
          edges {
            node {
              id
              ...providerColumns_provider
            }
          }
        }
      }
    `,
    query,
  )
  const [filter, choose, isFiltering] = useChoice(statusChoices)
  const order = useChoice(providerOrderChoices)
  const refreshCounters = useRefetch<ProviderCountersRefreshQuery>(countersQuery, () => ({}))
  useProviderNews(refreshCounters)
  const asked = providerListArguments(filter, order[0])
  useRefetch<ProviderQueuePaginationQuery>(queueQuery, store => ({
    ...asked,
    first: rowsToRead(store, queueIn(asked.orderBy), { filters: asked }, PAGE),
  }))
  return (
    <ConnectionTable
      title="Proveedores"
      actions={<FilterChips label="Filtrar proveedores" options={filters} value={filter} onChange={choose} />}
      columns={providerColumns}
      rows={data.providers?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      order={order}
      busy={isFiltering}
      empty={
        <EmptyState title={noneOf[filter]}>
          {filter === 'ALL' && 'Cuando alguien se registre para vender, aparece acá.'}
        </EmptyState>
      }
    />
  )
}
