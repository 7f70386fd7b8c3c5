import { chakra } from '@chakra-ui/react/styled-system'
import { useState, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useReread } from '../../relay/live/useReread'
import { nextPage } from '../../relay/nextPage'
import { FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { openedLater } from '../../ui/openedLater'
import { Panel, PanelHeader } from '../../ui/Panel'
import countersQuery, {
  type ProviderCountersRefreshQuery,
} from './__generated__/ProviderCountersRefreshQuery.graphql'
import type { ProviderQueue_query$key } from './__generated__/ProviderQueue_query.graphql'
import queueQuery, {
  type ProviderQueuePaginationQuery,
} from './__generated__/ProviderQueuePaginationQuery.graphql'
import { ProviderDetail } from './ProviderDetail'
import { ProviderTable } from './ProviderTable'
import { providerQueue, queueBy, type StatusFilter, useProviderNews } from './useProviderNews'

const RejectDialog = openedLater(
  async () => (await import('./RejectDialog')).RejectDialog,
  ({ open }) => open,
)

const PAGE = 20

const filters = [
  { value: 'ALL', label: 'Todos' },
  { value: 'PENDING', label: 'Pendientes' },
  { value: 'APPROVED', label: 'Aprobados' },
  { value: 'REJECTED', label: 'Rechazados' },
] as const

type Filter = (typeof filters)[number]['value']

const noneOf: Record<Filter, string> = {
  ALL: 'No hay proveedores registrados',
  PENDING: 'No hay proveedores pendientes',
  APPROVED: 'No hay proveedores aprobados',
  REJECTED: 'No hay proveedores rechazados',
}

const statusOf = (filter: Filter): StatusFilter => (filter === 'ALL' ? null : filter)

/** All providers, those that wait for a decision first. */
export function ProviderQueue({ query }: { query: ProviderQueue_query$key }) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProviderQueuePaginationQuery,
    ProviderQueue_query$key
  >(
    graphql`
      fragment ProviderQueue_query on Query
      @refetchable(queryName: "ProviderQueuePaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        status: { type: "ProviderStatus" }
      ) {
        providers(first: $first, after: $after, status: $status)
          @connection(key: "ProviderQueue_providers") {
          edges {
            node {
              id
              ...ProviderTable_providers
              ...ProviderDetail_provider
              ...RejectDialog_provider
            }
          }
        }
      }
    `,
    query,
  )
  const [filter, setFilter] = useState<Filter>('ALL')
  const [open, setOpen] = useState<'detail' | 'reject' | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isFiltering, startFiltering] = useTransition()

  const read = (by: Filter) =>
    startFiltering(() => {
      refetch({ status: statusOf(by) }, { fetchPolicy: 'store-and-network' })
    })
  const refreshCounters = useReread<ProviderCountersRefreshQuery>(countersQuery, () => ({}))
  useProviderNews(refreshCounters)
  useReread<ProviderQueuePaginationQuery>(queueQuery, store => ({
    status: statusOf(filter),
    first: rowsToRead(store, providerQueue, queueBy(statusOf(filter)), PAGE),
  }))

  const providers = data.providers?.edges.map(({ node }) => node) ?? []
  // Kept while its dialog closes.
  const chosen = providers.find(({ id }) => id === chosenId) ?? null
  const openOn = (dialog: 'detail' | 'reject') => (id: string) => {
    setChosenId(id)
    setOpen(dialog)
  }
  const close = () => setOpen(null)
  return (
    <>
      <Panel flush as="section" aria-label="Proveedores">
        <PanelHeader title={<h2>Proveedores</h2>}>
          <FilterChips
            label="Filtrar proveedores"
            options={filters}
            value={filter}
            onChange={next => {
              setFilter(next)
              read(next)
            }}
          />
        </PanelHeader>
        <chakra.div aria-busy={isFiltering} opacity={isFiltering ? 0.6 : 1} transition="opacity 120ms">
          {providers.length > 0 ? (
            <ProviderTable providers={providers} onDetails={openOn('detail')} onReject={openOn('reject')} />
          ) : (
            <EmptyState title={noneOf[filter]}>
              {filter === 'ALL' && 'Cuando alguien se registre para vender, aparece acá.'}
            </EmptyState>
          )}
        </chakra.div>
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
      {chosen && (
        <>
          <ProviderDetail
            provider={chosen}
            open={open === 'detail'}
            onClose={close}
            onReject={openOn('reject')}
          />
          <RejectDialog provider={chosen} open={open === 'reject'} onClose={close} />
        </>
      )}
    </>
  )
}
