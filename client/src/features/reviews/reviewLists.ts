import { type LiveList, newestFirst } from '../../relay/live/list'

const ofBuyer = (key: string): LiveList => ({
  key,
  edgeType: 'AccountOrdersConnectionEdge',
  order: newestFirst,
})

/** The orders that wait for the buyer's review. */
export const ordersToReview = ofBuyer('OrdersToReview_toReview')

/** The orders that the buyer has reviewed. */
export const reviewedOrders = ofBuyer('ReviewedOrders_reviewed')

/** The published reviews of a provider. */
export const receivedReviews: LiveList = {
  key: 'ReceivedReviews_reviews',
  edgeType: 'ProviderReviewsConnectionEdge',
  order: newestFirst,
}
