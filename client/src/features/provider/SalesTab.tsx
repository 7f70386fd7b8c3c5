import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel, PanelHeader } from '../../ui/Panel'
import { ProviderOrderRow } from '../orders/ProviderOrderRow'
import { PAGE } from '../requests/feed'
import type { SalesTab_provider$key } from './__generated__/SalesTab_provider.graphql'
import type { SalesTabPaginationQuery } from './__generated__/SalesTabPaginationQuery.graphql'

/** 'Mis Ventas', the newest first. */
export function SalesTab({ provider }: { provider: SalesTab_provider$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SalesTabPaginationQuery,
    SalesTab_provider$key
  >(
    graphql`
      fragment SalesTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "SalesTabPaginationQuery") {
        orders(first: $count, after: $cursor) @connection(key: "SalesTab_orders") {
          edges {
            node {
              id
              ...ProviderOrderRow_order
            }
          }
        }
      }
    `,
    provider,
  )
  const sales = data.orders.edges.map(({ node }) => node)
  return (
    <chakra.section aria-label="Ventas">
      <Panel flush>
        <PanelHeader title={<h2>Mis Ventas</h2>} />
        {sales.length === 0 ? (
          <EmptyState title="Todavía no tenés ventas">
            Cuando un cliente pague una de tus ofertas, la venta aparece acá.
          </EmptyState>
        ) : (
          <List>
            {sales.map(sale => (
              <ProviderOrderRow key={sale.id} order={sale} />
            ))}
          </List>
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}
