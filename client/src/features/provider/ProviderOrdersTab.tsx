import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import { DeletedOrders } from '../orders/DeletedOrders'
import { OrderDialogs } from '../orders/OrderDialogs'
import { listedOrdersOf, providerOrdersList } from '../orders/orderLists'
import { ProviderOrderRow } from '../orders/ProviderOrderRow'
import type { ProviderOrdersTab_provider$key } from './__generated__/ProviderOrdersTab_provider.graphql'
import type { ProviderOrdersTabPaginationQuery } from './__generated__/ProviderOrdersTabPaginationQuery.graphql'
import query, { type ProviderOrdersTabQuery } from './__generated__/ProviderOrdersTabQuery.graphql'

const PAGE = 20

/** 'Mis Ventas', the newest first. */
export function ProviderOrdersTab({ queryRef }: ScreenProps<ProviderOrdersTabQuery>) {
  const { viewer } = usePreloadedQuery<ProviderOrdersTabQuery>(
    graphql`
      query ProviderOrdersTabQuery($count: Int = 20) @preloadable {
        viewer {
          provider {
            ...ProviderOrdersTab_provider @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  return viewer?.provider ? <Orders provider={viewer.provider} /> : null
}

function Orders({ provider }: { provider: ProviderOrdersTab_provider$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProviderOrdersTabPaginationQuery,
    ProviderOrdersTab_provider$key
  >(
    graphql`
      fragment ProviderOrdersTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProviderOrdersTabPaginationQuery") {
        id
        removed: orders(first: 1, deleted: true) {
          totalCount
        }
        orders(first: $count, after: $cursor, deleted: false)
          @connection(key: "ProviderOrdersTab_orders") {
          edges {
            node {
              id
              deletedAt
              ...ProviderOrderRow_order
            }
          }
        }
      }
    `,
    provider,
  )
  const refetchSoon = useRefetch<ProviderOrdersTabQuery>(query, store => ({
    count: rowsToRead(store, providerOrdersList, listedOrdersOf(data.id), PAGE),
  }))
  const orders = data.orders.edges.map(({ node }) => node).filter(({ deletedAt }) => !deletedAt)
  return (
    <chakra.section aria-label="Ventas">
      <PagedPanel
        head={<PanelHeader title={<h2>Mis Ventas</h2>} />}
        empty={
          <EmptyState title="Todavía no tenés ventas">
            Cuando un cliente pague una de tus ofertas, la venta aparece acá.
          </EmptyState>
        }
        rows={orders.map(order => <ProviderOrderRow key={order.id} order={order} onMoved={refetchSoon} />)}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
      <DeletedOrders count={data.removed.totalCount} sales onRestored={refetchSoon} />
      <OrderDialogs />
    </chakra.section>
  )
}
