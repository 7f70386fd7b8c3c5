import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { GivenReviewNews } from '../reviews/GivenReviewNews'
import { OrdersToReview } from '../reviews/OrdersToReview'
import { ReviewDialogs } from '../reviews/ReviewDialogs'
import { ReviewedOrders } from '../reviews/ReviewedOrders'
import { ordersToReview, reviewedOrders } from '../reviews/reviewLists'
import query, { type BuyerReviewsTabQuery } from './__generated__/BuyerReviewsTabQuery.graphql'

const PAGE = 20

/** 'Calificaciones' of the buyer: the orders to review, and the reviews they have written. */
export function BuyerReviewsTab({ queryRef }: ScreenProps<BuyerReviewsTabQuery>) {
  const { viewer } = usePreloadedQuery<BuyerReviewsTabQuery>(
    graphql`
      query BuyerReviewsTabQuery($toReview: Int = 20, $reviewed: Int = 20) @preloadable {
        viewer {
          id
          ...OrdersToReview_account @arguments(count: $toReview)
          ...ReviewedOrders_account @arguments(count: $reviewed)
        }
      }
    `,
    queryRef,
  )
  const owner = viewer?.id ?? ''
  useRefetch<BuyerReviewsTabQuery>(query, store => ({
    toReview: rowsToRead(store, ordersToReview, { owner }, PAGE),
    reviewed: rowsToRead(store, reviewedOrders, { owner }, PAGE),
  }))
  if (!viewer) return null
  return (
    <chakra.section aria-label="Calificaciones" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <GivenReviewNews accountId={owner} />
      <OrdersToReview account={viewer} page={PAGE} />
      <ReviewedOrders account={viewer} page={PAGE} />
      <ReviewDialogs />
    </chakra.section>
  )
}
