import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useOrderNewsSubscription } from './__generated__/useOrderNewsSubscription.graphql'

/** Subscribes to the steps of one's own orders, so that the page of one updates. */
export function useOrderNews(): void {
  useNews<useOrderNewsSubscription>(
    graphql`
      subscription useOrderNewsSubscription {
        orderUpdated {
          ...ChatHead_order
          ...OrderPanel_order
          history {
            state
            at
            words
          }
        }
      }
    `,
    {},
  )
}
