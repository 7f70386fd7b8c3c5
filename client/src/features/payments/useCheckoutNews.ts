import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { useCheckoutNewsSubscription } from './__generated__/useCheckoutNewsSubscription.graphql'

/** Hears what becomes of one's own checkouts, and brings each up to date wherever it shows. */
export function useCheckoutNews(): void {
  useSubscription<useCheckoutNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCheckoutNewsSubscription {
            checkoutUpdated {
              ...CheckoutStatus_checkout
              ...PaymentResult_checkout
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  )
}
