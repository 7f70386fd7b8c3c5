import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import type { OrdersToReview_account$key } from './__generated__/OrdersToReview_account.graphql'
import type { OrdersToReviewPaginationQuery } from './__generated__/OrdersToReviewPaginationQuery.graphql'
import { OwnReviewRow } from './OwnReviewRow'

/** The orders that wait for the buyer's review, the newest first. */
export function OrdersToReview({ account, page }: { account: OrdersToReview_account$key; page: number }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrdersToReviewPaginationQuery,
    OrdersToReview_account$key
  >(
    graphql`
      fragment OrdersToReview_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OrdersToReviewPaginationQuery") {
        toReview: orders(first: $count, after: $cursor, reviewStage: DUE)
          @connection(key: "OrdersToReview_toReview", filters: []) {
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
  const orders = data.toReview.edges.map(({ node }) => node)
  return (
    <PagedPanel
      head={<PanelHeader title={<h2>Por calificar</h2>} />}
      empty={
        <EmptyState title="No tenés compras por calificar">
          Cuando confirmes que recibiste una compra, la podés calificar acá.
        </EmptyState>
      }
      rows={orders.map(order => <OwnReviewRow key={order.id} order={order} />)}
      hasNext={hasNext}
      loading={isLoadingNext}
      onMore={() => loadNext(page, nextPage)}
    />
  )
}
