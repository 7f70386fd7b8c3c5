import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useVerifyGuestCheckoutMutation } from './__generated__/useVerifyGuestCheckoutMutation.graphql'

/** Reads a checkout of the page's link from the gateway and settles it, as its webhook does. */
export function useVerifyGuestCheckout() {
  return useCommand<useVerifyGuestCheckoutMutation>(
    graphql`
      mutation useVerifyGuestCheckoutMutation($sessionId: String!) {
        verifyCheckout(sessionId: $sessionId) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CheckoutPayload {
            checkout {
              outcome
              ...PaymentReturn_checkout
            }
          }
        }
      }
    `,
    'Error',
  )
}
