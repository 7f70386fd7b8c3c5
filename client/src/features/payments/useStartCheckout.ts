import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useStartCheckoutMutation } from './__generated__/useStartCheckoutMutation.graphql'

/** Starts a checkout of one offer version. The offer is accepted only when the payment is verified. */
export function useStartCheckout() {
  return useCommand<useStartCheckoutMutation>(
    graphql`
    mutation useStartCheckoutMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on CheckoutPayload {
          checkout {
            id
            url
            ...CheckoutStatus_checkout
          }
        }
      }
    }
  `,
    'No se pudo crear el pago para la consulta',
  )
}

export type StartCheckout = ReturnType<typeof useStartCheckout>[0]
