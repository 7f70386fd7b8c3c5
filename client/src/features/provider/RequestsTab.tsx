import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { remember, remembered } from '../../lib/memory'
import { count } from '../../lib/text'
import { withParam } from '../../paths'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { SearchForm } from '../../shell/SearchForm'
import { useChoice } from '../../shell/useChoice'
import { Button } from '../../ui/Button'
import { Chip, FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { NewsAbove } from '../../ui/NewsAbove'
import { openedLater } from '../../ui/openedLater'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import { feedBy, feedList } from '../requests/feed/feed'
import {
  type FeedFilter,
  FILTERS,
  feedFilterOf,
  filtersIn,
  isKnownByNews,
  urgencyChoices,
  viewChoices,
  withFilters,
} from '../requests/feed/feedFilter'
import { RequestRow } from '../requests/feed/RequestRow'
import type { RequestsTab_query$key } from './__generated__/RequestsTab_query.graphql'
import type { RequestsTabPaginationQuery } from './__generated__/RequestsTabPaginationQuery.graphql'
import query, { type RequestsTabQuery } from './__generated__/RequestsTabQuery.graphql'
import { useFreshRequests, useRequestNewsCount } from './freshRequests'
import { useLastVisit } from './lastVisit'

const views = [
  { value: 'all', label: 'Todas' },
  { value: 'mine', label: 'Para vos' },
] as const

const FeedFilters = openedLater(
  async () => (await import('../requests/feed/FeedFilters')).FeedFilters,
  ({ open }) => open,
)

/** Name of the remembered filters. */
const REMEMBERED = 'tuerca.solicitudes.filtros'

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
  mine: {
    title: 'Sin pedidos para vos',
    words: 'Acá aparecen los pedidos de las marcas, categorías y departamentos de tu perfil.',
  },
  catalogue: {
    title: 'Ningún pedido de tu catálogo',
    words: 'Acá aparecen los pedidos que tu catálogo puede atender. Se carga desde tu sistema, por la API.',
  },
  filtered: {
    title: 'Ningún pedido con estos filtros',
    words: 'Quitá alguno para ver más pedidos.',
  },
} as const

/** Names the search, which may come from an earlier visit. */
const nothingFound = (search: string, isFiltered: boolean) => ({
  title: `Ningún pedido con “${search}”`,
  words: isFiltered
    ? 'Probá con menos palabras, o quitá algún filtro.'
    : 'Probá con menos palabras, o con otra parte del número.',
})

function nothingWith(filter: FeedFilter | null) {
  if (filter === null) return NOTHING.all
  if (filter.search) return nothingFound(filter.search, Object.keys(filter).length > 1)
  if (Object.keys(filter).length > 1) return NOTHING.filtered
  if (filter.urgentOnly) return NOTHING.urgent
  if (filter.inMyCatalogue) return NOTHING.catalogue
  return filter.notifiedMe ? NOTHING.mine : NOTHING.filtered
}
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
  const { search } = useLocation()
  const filter = feedFilterOf(search)
  const [view, chooseView, isChoosingView] = useChoice(viewChoices)
  const [urgency, chooseUrgency, isChoosingUrgency] = useChoice(urgencyChoices)
  const setFilter = useRememberedFilters()
  const lastVisit = useLastVisit()
  const [isOpen, setOpen] = useState(() =>
    Boolean(filter?.brands || filter?.category || filter?.department || filter?.origin),
  )
  const refetchSoon = useRefetch<RequestsTabQuery>(query, store => ({
    filter,
    count: rowsToRead(store, feedList, feedBy(filter), PAGE),
  }))
  const heard = useRequestNewsCount()
  const onNews = useEffectEvent(() => {
    if (!isKnownByNews(filter)) refetchSoon()
  })
  useEffect(() => {
    if (heard > 0) onNews()
  }, [heard])
  const fresh = useFreshRequests()
  const requests = data.requestFeed.edges.map(({ node }) => node)
  const status = data.viewer?.provider?.status
  const nothing = status === 'REJECTED' ? NO_ACCESS : status === 'SUSPENDED' ? SUSPENDED : nothingWith(filter)
  const since = new URLSearchParams(search).get(FILTERS.since)
  return (
    <chakra.section aria-label="Solicitudes" position="relative">
      <NewsAbove items={requests.map(({ id }) => id)} fresh={fresh}>
        {unseen => count(unseen, 'pedido nuevo', 'pedidos nuevos')}
      </NewsAbove>
      <PagedPanel
        head={
          <PanelHeader title={<h2>Solicitudes</h2>} note="lo más nuevo primero; sin confirmar, al final">
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <FilterChips options={views} value={view} onChange={chooseView} label="Filtrar solicitudes" />
              <Chip
                aria-pressed={urgency === 'urgent'}
                onClick={() => chooseUrgency(urgency === 'urgent' ? 'all' : 'urgent')}
              >
                Urgentes
              </Chip>
              {(since || lastVisit) && (
                <Chip
                  aria-pressed={since !== null}
                  onClick={() => setFilter(FILTERS.since, since ? null : lastVisit)}
                >
                  Desde tu última visita
                </Chip>
              )}
              <Chip aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                Más filtros
              </Chip>
            </chakra.div>
            <SearchForm
              param={FILTERS.search}
              label="Buscar pedidos por repuesto, vehículo o número de pieza"
              placeholder="Repuesto o número"
              maxLength={100}
            />
            <FeedFilters
              open={isOpen}
              search={search}
              onChange={setFilter}
              onClear={() => setFilter(null, null)}
            />
            {requests.length > 1 && (
              <chakra.p textStyle="xs" color="fg.muted" hideBelow="lg" flexBasis="full">
                Con el teclado, desde un pedido: <kbd>↓</kbd> y <kbd>↑</kbd> pasan a otro, <kbd>Enter</kbd>{' '}
                abre los detalles
                {status === 'APPROVED' && (
                  <>
                    {' '}
                    y <kbd>C</kbd> cotiza
                  </>
                )}
                .
              </chakra.p>
            )}
          </PanelHeader>
        }
        empty={
          <EmptyState
            title={nothing.title}
            action={
              filter?.search && (
                <Button onClick={() => setFilter(FILTERS.search, null)}>Borrar la búsqueda</Button>
              )
            }
          >
            {nothing.words}
          </EmptyState>
        }
        rows={requests.map((request, place) => (
          <RequestRow
            key={request.id}
            request={request}
            fresh={fresh.has(request.id)}
            mayOffer={status === 'APPROVED'}
            first={place === 0}
          />
        ))}
        busy={isChoosingView || isChoosingUrgency}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
    </chakra.section>
  )
}

/**
 * Remembers the filters in this browser, and applies the remembered ones to an address without any. Returns a
 * function that changes one filter in the address, or removes all of them.
 */
function useRememberedFilters() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (to: string) => void navigate(pathname + to, { replace: true, preventScrollReset: true })
  const restore = useEffectEvent(() => {
    const kept = remembered(REMEMBERED)
    if (kept && !filtersIn(search)) go(withFilters(search, kept))
  })
  useEffect(() => restore(), [])
  const filters = filtersIn(search)
  const last = useRef(filters)
  useEffect(() => {
    if (filters === last.current) return
    last.current = filters
    remember(REMEMBERED, filters || null)
  }, [filters])
  return (param: string | null, value: string | null) =>
    go(param === null ? withFilters(search, '') : withParam(search, param, value))
}
