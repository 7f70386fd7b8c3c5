import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useFollowedCustomOrderNewsSubscription } from './__generated__/useFollowedCustomOrderNewsSubscription.graphql'

/**
 * Subscribes to the custom order of the page's link: edits, payment, expiry. An event carries the id alone, because the
 * signed addresses of all photos are too much for each; the page is refetched.
 */
export function useFollowedCustomOrderNews(onNews: () => void): void {
  useNews<useFollowedCustomOrderNewsSubscription>(
    graphql`
      subscription useFollowedCustomOrderNewsSubscription {
        followedCustomOrderUpdated {
          id
        }
      }
    `,
    {},
    onNews,
  )
}
