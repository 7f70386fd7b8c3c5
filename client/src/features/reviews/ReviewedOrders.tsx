import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import type { ReviewedOrders_account$key } from './__generated__/ReviewedOrders_account.graphql'
import type { ReviewedOrdersPaginationQuery } from './__generated__/ReviewedOrdersPaginationQuery.graphql'
import { OwnReviewRow } from './OwnReviewRow'

/** The orders that the buyer has reviewed, the newest first. */
export function ReviewedOrders({ account, page }: { account: ReviewedOrders_account$key; page: number }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ReviewedOrdersPaginationQuery,
    ReviewedOrders_account$key
  >(
    graphql`
      fragment ReviewedOrders_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ReviewedOrdersPaginationQuery") {
        reviewed: orders(first: $count, after: $cursor, reviewStage: GIVEN)
          @connection(key: "ReviewedOrders_reviewed", filters: []) {
          edges {
            node {
              id
              ...OwnReviewRow_order
            }
          }
        }
      }
    `,
    account,
  )
  const orders = data.reviewed.edges.map(({ node }) => node)
  return (
    <PagedPanel
      head={<PanelHeader title={<h2>Tus calificaciones</h2>} />}
      empty={
        <EmptyState title="Todavía no calificaste ninguna compra">
          Lo que pongas de cada compra queda acá, con la respuesta del proveedor.
        </EmptyState>
      }
      rows={orders.map(order => <OwnReviewRow key={order.id} order={order} />)}
      hasNext={hasNext}
      loading={isLoadingNext}
      onMore={() => loadNext(page, nextPage)}
    />
  )
}
