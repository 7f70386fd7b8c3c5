import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useFollowedCustomOrderNewsSubscription } from './__generated__/useFollowedCustomOrderNewsSubscription.graphql'

/** Subscribes to the custom order of the page's link: edits, payment, expiry. */
export function useFollowedCustomOrderNews(): void {
  useNews<useFollowedCustomOrderNewsSubscription>(
    graphql`
      subscription useFollowedCustomOrderNewsSubscription {
        followedCustomOrderUpdated {
          ...CustomOrderPage_order
        }
      }
    `,
    {},
  )
}
