import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useReread } from '../../relay/live/useReread'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel } from '../../ui/Panel'
import { purchasesList } from '../orders/orderLists'
import { PurchaseRow } from '../orders/PurchaseRow'
import { NewRequestLink } from '../requests/NewRequestLink'
import type { PurchasesTab_account$key } from './__generated__/PurchasesTab_account.graphql'
import type { PurchasesTabPaginationQuery } from './__generated__/PurchasesTabPaginationQuery.graphql'
import query, { type PurchasesTabQuery } from './__generated__/PurchasesTabQuery.graphql'

const PAGE = 20

/** 'Mis Compras', the newest first. */
export function PurchasesTab({ queryRef }: ScreenProps<PurchasesTabQuery>) {
  const { viewer } = usePreloadedQuery<PurchasesTabQuery>(
    graphql`
      query PurchasesTabQuery($count: Int = 20) @preloadable {
        viewer {
          ...PurchasesTab_account @arguments(count: $count)
        }
      }
    `,
    queryRef,
  )
  return viewer && <Purchases account={viewer} />
}

function Purchases({ account }: { account: PurchasesTab_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PurchasesTabPaginationQuery,
    PurchasesTab_account$key
  >(
    graphql`
      fragment PurchasesTab_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PurchasesTabPaginationQuery") {
        id
        orders(first: $count, after: $cursor) @connection(key: "PurchasesTab_orders") {
          edges {
            node {
              id
              # The list's order, which news are placed by.
              # eslint-disable-next-line relay/unused-fields
              createdAt
              ...PurchaseRow_order
            }
          }
        }
      }
    `,
    account,
  )
  useReread<PurchasesTabQuery>(query, store => ({
    count: rowsToRead(store, purchasesList, { owner: data.id }, PAGE),
  }))
  const orders = data.orders.edges.map(({ node }) => node)
  return (
    <chakra.section aria-label="Mis Compras">
      <Panel flush>
        {orders.length === 0 ? (
          <EmptyState as="h2" title="Todavía no compraste nada" action={<NewRequestLink primary />}>
            Cuando pagues una oferta, la compra se sigue desde acá.
          </EmptyState>
        ) : (
          <List>
            {orders.map(order => (
              <PurchaseRow key={order.id} order={order} />
            ))}
          </List>
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}
