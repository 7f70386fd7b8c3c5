import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel } from '../../ui/Panel'
import { PurchaseRow } from '../orders/PurchaseRow'
import { NewRequestLink } from '../requests/NewRequestLink'
import type { PurchasesTab_account$key } from './__generated__/PurchasesTab_account.graphql'
import type { PurchasesTabPaginationQuery } from './__generated__/PurchasesTabPaginationQuery.graphql'
import { PAGE } from './lists'

/** 'Mis Compras', the newest first. */
export function PurchasesTab({ account }: { account: PurchasesTab_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PurchasesTabPaginationQuery,
    PurchasesTab_account$key
  >(
    graphql`
      fragment PurchasesTab_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PurchasesTabPaginationQuery") {
        orders(first: $count, after: $cursor) @connection(key: "PurchasesTab_orders") {
          edges {
            node {
              id
              ...PurchaseRow_order
            }
          }
        }
      }
    `,
    account,
  )
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
