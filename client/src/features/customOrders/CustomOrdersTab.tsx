import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { keepDraft } from '../../forms/useDraft'
import { paths } from '../../paths'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { SearchForm } from '../../shell/SearchForm'
import { EmptyState } from '../../ui/EmptyState'
import { openedLater } from '../../ui/openedLater'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import type { CustomOrdersTab_provider$key } from './__generated__/CustomOrdersTab_provider.graphql'
import type { CustomOrdersTabPaginationQuery } from './__generated__/CustomOrdersTabPaginationQuery.graphql'
import query, { type CustomOrdersTabQuery } from './__generated__/CustomOrdersTabQuery.graphql'
import { CustomOrderRow } from './CustomOrderRow'
import { DRAFT, newDraft } from './customOrderDraft'
import { customOrderList } from './customOrderList'
import { SEARCH, searchOf } from './customOrderSearch'
import { blankCustomOrder } from './customOrderValues'
import type { WrittenOrder } from './writtenOrder'

const EditCustomOrderDialog = openedLater(
  async () => (await import('./EditCustomOrderDialog')).EditCustomOrderDialog,
  ({ open }) => open,
)

const PAGE = 20

/** The custom orders of the provider, the newest first. */
export function CustomOrdersTab({ queryRef }: ScreenProps<CustomOrdersTabQuery>) {
  const { viewer } = usePreloadedQuery<CustomOrdersTabQuery>(
    graphql`
      query CustomOrdersTabQuery($search: String, $count: Int = 20) @preloadable {
        viewer {
          provider {
            ...CustomOrdersTab_provider @arguments(search: $search, count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  return viewer?.provider ? <CustomOrders provider={viewer.provider} /> : null
}

function CustomOrders({ provider }: { provider: CustomOrdersTab_provider$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CustomOrdersTabPaginationQuery,
    CustomOrdersTab_provider$key
  >(
    graphql`
      fragment CustomOrdersTab_provider on Provider
      @argumentDefinitions(
        search: { type: "String" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "CustomOrdersTabPaginationQuery") {
        id
        customOrders(search: $search, first: $count, after: $cursor)
          @connection(key: "CustomOrdersTab_customOrders", filters: ["search"]) {
          edges {
            node {
              id
              ...CustomOrderRow_order
            }
          }
        }
      }
    `,
    provider,
  )
  const search = searchOf(useLocation().search)
  useRefetch<CustomOrdersTabQuery>(query, store => ({
    search,
    count: rowsToRead(store, customOrderList, { owner: data.id, filters: { search } }, PAGE),
  }))
  const navigate = useNavigate()
  const [edited, setEdited] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [visit, setVisit] = useState(0)
  const repeat = ({ values: { notes, items } }: WrittenOrder) => {
    keepDraft(`${DRAFT}.${data.id}`, newDraft({ ...blankCustomOrder(), notes, items }))
    void navigate(paths.dashboard('ordenes'))
  }
  const orders = data.customOrders.edges.map(({ node }) => node)
  return (
    <chakra.section aria-label="Mis órdenes">
      <PagedPanel
        head={
          <PanelHeader title={<h2>Mis Órdenes</h2>}>
            <SearchForm
              param={SEARCH}
              label="Buscar por cliente, número o ítem"
              placeholder="Cliente, número o ítem"
              maxLength={100}
            />
          </PanelHeader>
        }
        empty={
          search ? (
            <EmptyState title="Ninguna orden coincide">Buscá por cliente, número o ítem.</EmptyState>
          ) : (
            <EmptyState title="Todavía no creaste órdenes">
              Escribí una cotización en Crear Orden y mandale el link a tu cliente.
            </EmptyState>
          )
        }
        rows={orders.map(order => (
          <CustomOrderRow
            key={order.id}
            order={order}
            onEdit={() => {
              setEdited(order.id)
              setVisit(count => count + 1)
              setEditing(true)
            }}
            onRepeat={repeat}
          />
        ))}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
      {edited && (
        <EditCustomOrderDialog
          key={visit}
          customOrderId={edited}
          open={isEditing}
          onClose={() => setEditing(false)}
        />
      )}
    </chakra.section>
  )
}
