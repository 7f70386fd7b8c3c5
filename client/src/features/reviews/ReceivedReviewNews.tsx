import { graphql, useRelayEnvironment } from 'react-relay'
import { committed, placeInList } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import type { ReceivedReviewNewsSubscription } from './__generated__/ReceivedReviewNewsSubscription.graphql'
import { receivedReviews } from './reviewLists'

type ReceivedReviewNewsProps = {
  providerId: string
  /** Called when our team removed a review. */
  onRemoved: () => void
}

/** Adds new reviews to the provider's list and keeps the rating current. */
export function ReceivedReviewNews({ providerId, onRemoved }: ReceivedReviewNewsProps) {
  const environment = useRelayEnvironment()
  useNews<ReceivedReviewNewsSubscription>(
    graphql`
      subscription ReceivedReviewNewsSubscription {
        reviewUpdated {
          id
          createdAt
          order {
            provider {
              rating {
                average
                count
                ...RatingSummary_rating
              }
            }
          }
          ...ReceivedReviewRow_review
        }
      }
    `,
    {},
    news => {
      const review = news.reviewUpdated
      // A removed review is no longer visible.
      if (!review) return onRemoved()
      committed(environment, store =>
        placeInList(store, receivedReviews, { owner: providerId }, { id: review.id, belongs: true }),
      )
    },
  )
  return null
}
