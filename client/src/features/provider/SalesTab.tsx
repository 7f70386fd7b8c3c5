import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useReread } from '../../relay/live/useReread'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel, PanelHeader } from '../../ui/Panel'
import { salesList } from '../orders/orderLists'
import { ProviderOrderRow } from '../orders/ProviderOrderRow'
import type { SalesTab_provider$key } from './__generated__/SalesTab_provider.graphql'
import type { SalesTabPaginationQuery } from './__generated__/SalesTabPaginationQuery.graphql'
import query, { type SalesTabQuery } from './__generated__/SalesTabQuery.graphql'

const PAGE = 20

/** 'Mis Ventas', the newest first. */
export function SalesTab({ queryRef }: ScreenProps<SalesTabQuery>) {
  const { viewer } = usePreloadedQuery<SalesTabQuery>(
    graphql`
      query SalesTabQuery($count: Int = 20) @preloadable {
        viewer {
          provider {
            ...SalesTab_provider @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  return viewer?.provider ? <Sales provider={viewer.provider} /> : null
}

function Sales({ provider }: { provider: SalesTab_provider$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SalesTabPaginationQuery,
    SalesTab_provider$key
  >(
    graphql`
      fragment SalesTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "SalesTabPaginationQuery") {
        id
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
  useReread<SalesTabQuery>(query, store => ({
    count: rowsToRead(store, salesList, { owner: data.id }, PAGE),
  }))
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
