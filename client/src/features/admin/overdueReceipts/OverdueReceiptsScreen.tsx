import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { EmptyState } from '../../../ui/EmptyState'
import { AdminFrame } from '../AdminFrame'
import type { OverdueReceiptsScreen_query$key } from './__generated__/OverdueReceiptsScreen_query.graphql'
import type { OverdueReceiptsScreenPaginationQuery } from './__generated__/OverdueReceiptsScreenPaginationQuery.graphql'
import query, { type OverdueReceiptsScreenQuery } from './__generated__/OverdueReceiptsScreenQuery.graphql'
import { OverdueReceiptDialogs } from './OverdueReceiptDialogs'
import { overdueReceiptColumns } from './overdueReceiptColumns'
import { useOverdueReceiptNews } from './useOverdueReceiptNews'

const PAGE = 20

/** The sent orders that nobody confirmed or disputed in ten days, and what the team does about each. */
export function OverdueReceiptsScreen({ queryRef }: ScreenProps<OverdueReceiptsScreenQuery>) {
  const data = usePreloadedQuery<OverdueReceiptsScreenQuery>(
    graphql`
      query OverdueReceiptsScreenQuery($count: Int = 20) @preloadable {
        viewer {
          isAdmin
        }
        ...OverdueReceiptsScreen_query @arguments(count: $count)
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<OverdueReceiptsScreenQuery>(query, store => ({
    count: rowsToRead(store, { key: 'OverdueReceiptsScreen_overdueOrders' }, {}, PAGE),
  }))
  useOverdueReceiptNews(refresh)
  return (
    <AdminFrame title="Recepciones sin confirmar" isAdmin={data.viewer?.isAdmin ?? false}>
      <Orders query={data} />
      <OverdueReceiptDialogs onDone={refresh} />
    </AdminFrame>
  )
}

function Orders({ query: queryKey }: { query: OverdueReceiptsScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    OverdueReceiptsScreenPaginationQuery,
    OverdueReceiptsScreen_query$key
  >(
    graphql`
      fragment OverdueReceiptsScreen_query on Query
      @refetchable(queryName: "OverdueReceiptsScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        overdueOrders(first: $count, after: $after)
          @connection(key: "OverdueReceiptsScreen_overdueOrders") {
          edges {
            node {
              id
              ...overdueReceiptColumns_order
            }
          }
        }
      }
    `,
    queryKey,
  )
  return (
    <ConnectionTable
      title="Recepciones sin confirmar"
      caption="Compras enviadas hace diez días o más, la más vieja primero"
      columns={overdueReceiptColumns}
      rows={data.overdueOrders?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      empty={
        <EmptyState title="No hay recepciones sin confirmar">
          A los diez días del envío, la compra que nadie confirmó ni disputó aparece acá y llega por email.
        </EmptyState>
      }
    />
  )
}
