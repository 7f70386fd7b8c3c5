import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useCheckoutNewsSubscription } from './__generated__/useCheckoutNewsSubscription.graphql'

/** Subscribes to one's own checkouts, and updates each wherever it is shown. */
export function useCheckoutNews(): void {
  useNews<useCheckoutNewsSubscription>(
    graphql`
      subscription useCheckoutNewsSubscription {
        checkoutUpdated {
          ...CheckoutStatus_checkout
          ...PaymentResult_checkout
        }
      }
    `,
    {},
  )
}
