import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDecidePurchaseFlagMutation } from './__generated__/useDecidePurchaseFlagMutation.graphql'

/** Decides on a flag of a new account, with the team's note. */
export function useDecidePurchaseFlag() {
  return useCommand<useDecidePurchaseFlagMutation>(
    graphql`
      mutation useDecidePurchaseFlagMutation($input: DecidePurchaseFlagInput!) {
        decidePurchaseFlag(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on PurchaseFlagPayload {
            purchaseFlag {
              ...purchaseFlagColumns_flag
            }
          }
        }
      }
    `,
    'No se pudo guardar la decisión',
  )
}
