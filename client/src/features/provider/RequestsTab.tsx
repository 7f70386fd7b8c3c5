import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUp } from 'lucide-react'
import { useRef, useState, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { count } from '../../lib/text'
import { nextPage } from '../../relay/nextPage'
import { FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel, PanelHeader } from '../../ui/Panel'
import { type FeedFilter, feedFilters, PAGE } from '../requests/feed'
import { RequestRow } from '../requests/RequestRow'
import type { RequestsTab_query$key } from './__generated__/RequestsTab_query.graphql'
import type { RequestsTabPaginationQuery } from './__generated__/RequestsTabPaginationQuery.graphql'
import { useAboveView } from './useAboveView'

const filters = [
  { value: 'all', label: 'Todas' },
  { value: 'urgent', label: 'Urgentes' },
] as const

type RequestsTabProps = {
  query: RequestsTab_query$key
  filter: FeedFilter
  onFilter: (filter: FeedFilter) => void
  /** Ids of those that have just arrived. */
  fresh: ReadonlySet<string>
  onDetails: (requestId: string) => void
  onOffer: (requestId: string) => void
}

/** 'Solicitudes': the open requests not quoted yet, the newest first. */
export function RequestsTab({ query, filter, onFilter, fresh, onDetails, onOffer }: RequestsTabProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    RequestsTabPaginationQuery,
    RequestsTab_query$key
  >(
    graphql`
      fragment RequestsTab_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "RequestFeedFilter" }
      )
      @refetchable(queryName: "RequestsTabPaginationQuery") {
        requestFeed(first: $count, after: $cursor, filter: $filter)
          @connection(key: "RequestsTab_requestFeed") {
          edges {
            node {
              id
              ...RequestRow_request
            }
          }
        }
      }
    `,
    query,
  )
  const [isFiltering, startFiltering] = useTransition()
  const top = useRef<HTMLDivElement>(null)
  const isAbove = useAboveView(top)
  const requests = data.requestFeed.edges.map(({ node }) => node)
  // What arrives above what is being read is told, until the person goes up to see it.
  const [seen, setSeen] = useState(fresh)
  if (!isAbove && seen !== fresh) setSeen(fresh)
  const unseen = requests.filter(({ id }) => fresh.has(id) && !seen.has(id)).length

  const choose = (chosen: FeedFilter) => {
    onFilter(chosen)
    startFiltering(() => {
      refetch({ filter: feedFilters[chosen], count: PAGE }, { fetchPolicy: 'store-and-network' })
    })
  }

  return (
    <chakra.section aria-label="Solicitudes" position="relative">
      <chakra.div ref={top} />
      {unseen > 0 && (
        <NewsPill onClick={() => top.current?.scrollIntoView({ block: 'start' })}>
          {count(unseen, 'solicitud nueva', 'solicitudes nuevas')}
        </NewsPill>
      )}
      <Panel flush>
        <PanelHeader title={<h2>Solicitudes</h2>} note="lo más nuevo primero">
          <FilterChips options={filters} value={filter} onChange={choose} label="Filtrar solicitudes" />
        </PanelHeader>
        {requests.length === 0 ? (
          <EmptyState title={filter === 'urgent' ? 'Sin solicitudes urgentes' : 'Sin solicitudes nuevas'}>
            {filter === 'urgent'
              ? 'Cuando alguien necesite un repuesto con urgencia, aparece acá.'
              : 'Cuando alguien pida un repuesto, aparece acá al momento. No hace falta recargar.'}
          </EmptyState>
        ) : (
          <List aria-busy={isFiltering || undefined} opacity={isFiltering ? 0.6 : 1}>
            {requests.map(request => (
              <RequestRow
                key={request.id}
                request={request}
                fresh={fresh.has(request.id)}
                onDetails={onDetails}
                onOffer={onOffer}
              />
            ))}
          </List>
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}

function NewsPill({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <chakra.div
      position="fixed"
      top="calc(4.5rem + env(safe-area-inset-top))"
      left="0"
      right="0"
      zIndex="float"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
    >
      <chakra.button
        type="button"
        onClick={onClick}
        pointerEvents="auto"
        display="inline-flex"
        gap="2"
        alignItems="center"
        minH="ctlSm"
        px="4"
        borderRadius="full"
        bg="fg"
        color="bg"
        textStyle="sm"
        fontWeight="600"
        boxShadow="float"
        animation="fadeIn {durations.mid} {easings.out}"
      >
        <ArrowUp />
        {children}
      </chakra.button>
    </chakra.div>
  )
}
