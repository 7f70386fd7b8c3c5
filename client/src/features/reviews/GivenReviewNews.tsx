import { graphql, useRelayEnvironment } from 'react-relay'
import { committed, placeInList } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import type { GivenReviewNewsSubscription } from './__generated__/GivenReviewNewsSubscription.graphql'
import { ordersToReview, reviewedOrders } from './reviewLists'

/** Moves an order from those to review to the reviewed ones, and keeps its review current. */
export function GivenReviewNews({ accountId }: { accountId: string }) {
  const environment = useRelayEnvironment()
  useNews<GivenReviewNewsSubscription>(
    graphql`
      subscription GivenReviewNewsSubscription {
        reviewUpdated {
          order {
            id
            createdAt
            ...OwnReviewRow_order
          }
        }
      }
    `,
    {},
    news => {
      const order = news.reviewUpdated?.order
      if (!order) return
      const { id } = order
      committed(environment, store => {
        placeInList(store, ordersToReview, { owner: accountId }, { id, belongs: false })
        placeInList(store, reviewedOrders, { owner: accountId }, { id, belongs: true })
      })
    },
  )
  return null
}
