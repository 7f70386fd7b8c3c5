import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { count } from '../../lib/text'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { useChoice } from '../../shell/useChoice'
import { FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { NewsAbove } from '../../ui/NewsAbove'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import { feedBy, feedList } from '../requests/feed/feed'
import { feedChoices, feedFilters } from '../requests/feed/feedFilter'
import { RequestRow } from '../requests/feed/RequestRow'
import type { RequestsTab_query$key } from './__generated__/RequestsTab_query.graphql'
import type { RequestsTabPaginationQuery } from './__generated__/RequestsTabPaginationQuery.graphql'
import query, { type RequestsTabQuery } from './__generated__/RequestsTabQuery.graphql'
import { useFreshRequests } from './freshRequests'

const filters = [
  { value: 'all', label: 'Todas' },
  { value: 'urgent', label: 'Urgentes' },
] as const

const PAGE = 20

const NOTHING = {
  all: {
    title: 'Sin pedidos nuevos',
    words: 'Cuando alguien pida un repuesto, aparece acá al momento. No hace falta recargar.',
  },
  urgent: {
    title: 'Sin pedidos urgentes',
    words: 'Cuando alguien necesite un repuesto con urgencia, aparece acá.',
  },
} as const
/** A rejected provider sees no requests, even when some are open. */
const SUSPENDED = {
  title: 'Tu cuenta está suspendida',
  words: 'Mientras dure la suspensión no ves pedidos nuevos.',
} as const
const NO_ACCESS = {
  title: 'Sin acceso a los pedidos',
  words: 'Los ven los proveedores con la cuenta aprobada o en revisión.',
} as const

/** 'Solicitudes': the open requests not quoted yet, the newest first. */
export function RequestsTab({ queryRef }: ScreenProps<RequestsTabQuery>) {
  const data = usePreloadedQuery<RequestsTabQuery>(
    graphql`
      query RequestsTabQuery($count: Int = 20, $filter: RequestFeedFilter) @preloadable {
        ...RequestsTab_query @arguments(count: $count, filter: $filter)
      }
    `,
    queryRef,
  )
  return <Feed query={data} />
}

function Feed({ query: root }: { query: RequestsTab_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
        viewer {
          provider {
            status
          }
        }
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
    root,
  )
  const [filter, choose, isFiltering] = useChoice(feedChoices)
  useRefetch<RequestsTabQuery>(query, store => ({
    filter: feedFilters[filter],
    count: rowsToRead(store, feedList, feedBy(filter), PAGE),
  }))
  const fresh = useFreshRequests()
  const requests = data.requestFeed.edges.map(({ node }) => node)
  const status = data.viewer?.provider?.status
  const nothing = status === 'REJECTED' ? NO_ACCESS : status === 'SUSPENDED' ? SUSPENDED : NOTHING[filter]
  return (
    <chakra.section aria-label="Solicitudes" position="relative">
      <NewsAbove items={requests.map(({ id }) => id)} fresh={fresh}>
        {unseen => count(unseen, 'pedido nuevo', 'pedidos nuevos')}
      </NewsAbove>
      <PagedPanel
        head={
          <PanelHeader title={<h2>Solicitudes</h2>} note="lo más nuevo primero; sin confirmar, al final">
            <FilterChips options={filters} value={filter} onChange={choose} label="Filtrar solicitudes" />
          </PanelHeader>
        }
        empty={<EmptyState title={nothing.title}>{nothing.words}</EmptyState>}
        rows={requests.map(request => (
          <RequestRow
            key={request.id}
            request={request}
            fresh={fresh.has(request.id)}
            mayOffer={status === 'APPROVED'}
          />
        ))}
        busy={isFiltering}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
    </chakra.section>
  )
}
