import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import type { SeenVersions } from '../offers/seenVersions'
import { BuyerOrderRow } from '../orders/BuyerOrderRow'
import { DeletedOrders } from '../orders/DeletedOrders'
import { OrderDialogs } from '../orders/OrderDialogs'
import { buyerOrdersList, listedOrdersOf } from '../orders/orderLists'
import { NewRequestLink } from '../requests/asking/NewRequestLink'
import { ReviewDialogs } from '../reviews/ReviewDialogs'
import type { BuyerOrdersTab_account$key } from './__generated__/BuyerOrdersTab_account.graphql'
import type { BuyerOrdersTabPaginationQuery } from './__generated__/BuyerOrdersTabPaginationQuery.graphql'
import query, { type BuyerOrdersTabQuery } from './__generated__/BuyerOrdersTabQuery.graphql'
import { Paying } from './Paying'

const PAGE = 20
/** The rest of a purchase has one price, which the dialog reads. */
const NOTHING_SEEN: SeenVersions = new Map()

/** 'Mis Compras', the newest first. */
export function BuyerOrdersTab({ queryRef }: ScreenProps<BuyerOrdersTabQuery>) {
  const { viewer } = usePreloadedQuery<BuyerOrdersTabQuery>(
    graphql`
      query BuyerOrdersTabQuery($count: Int = 20) @preloadable {
        viewer {
          ...BuyerOrdersTab_account @arguments(count: $count)
        }
      }
    `,
    queryRef,
  )
  return viewer && <Orders account={viewer} />
}

function Orders({ account }: { account: BuyerOrdersTab_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BuyerOrdersTabPaginationQuery,
    BuyerOrdersTab_account$key
  >(
    graphql`
      fragment BuyerOrdersTab_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BuyerOrdersTabPaginationQuery") {
        id
        ...Paying_account
        removed: orders(first: 1, deleted: true) {
          totalCount
        }
        orders(first: $count, after: $cursor, deleted: false)
          @connection(key: "BuyerOrdersTab_orders") {
          edges {
            node {
              id
              deletedAt
              # The list's order, which news are placed by.
              # eslint-disable-next-line relay/unused-fields
              createdAt
              ...BuyerOrderRow_order
            }
          }
        }
      }
    `,
    account,
  )
  const refetchSoon = useRefetch<BuyerOrdersTabQuery>(query, store => ({
    count: rowsToRead(store, buyerOrdersList, listedOrdersOf(data.id), PAGE),
  }))
  const orders = data.orders.edges.map(({ node }) => node).filter(({ deletedAt }) => !deletedAt)
  return (
    <chakra.section aria-label="Mis Compras">
      <chakra.h2 srOnly>Mis Compras</chakra.h2>
      <PagedPanel
        empty={
          <EmptyState title="Todavía no compraste nada" action={<NewRequestLink primary />}>
            Cuando pagues una oferta, la compra se sigue desde acá.
          </EmptyState>
        }
        rows={orders.map(order => <BuyerOrderRow key={order.id} order={order} onMoved={refetchSoon} />)}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
      <DeletedOrders count={data.removed.totalCount} sales={false} onRestored={refetchSoon} />
      <OrderDialogs />
      <ReviewDialogs />
      <Paying account={data} seen={NOTHING_SEEN} />
    </chakra.section>
  )
}
