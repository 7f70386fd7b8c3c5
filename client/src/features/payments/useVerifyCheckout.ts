import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useVerifyCheckoutMutation } from './__generated__/useVerifyCheckoutMutation.graphql'

/** Reads one's own checkout from the gateway and settles it, as its webhook does. */
export function useVerifyCheckout() {
  return useCommand<useVerifyCheckoutMutation>(
    graphql`
    mutation useVerifyCheckoutMutation($sessionId: String!) {
      verifyCheckout(sessionId: $sessionId) {
        ...outcome_refusal @alias(as: "refusal")
        ... on CheckoutPayload {
          checkout {
            outcome
            ...PaymentResult_checkout
          }
        }
      }
    }
  `,
    'Error',
  )
}
