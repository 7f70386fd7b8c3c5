import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useCheckoutNewsSubscription } from './__generated__/useCheckoutNewsSubscription.graphql'

/** Hears what becomes of one's own checkouts, and brings each up to date wherever it shows. */
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
