import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSaveCustomerDiscountMutation } from './__generated__/useSaveCustomerDiscountMutation.graphql'

/** Saves the provider's discount for registered customers. */
export function useSaveCustomerDiscount() {
  return useCommand<useSaveCustomerDiscountMutation>(
    graphql`
    mutation useSaveCustomerDiscountMutation($input: SaveCustomerDiscountInput!) {
      saveCustomerDiscount(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on ProfilePayload {
          account {
            provider {
              ...DiscountForm_provider
            }
          }
        }
      }
    }
  `,
    'No se pudo guardar la configuración',
  )
}
