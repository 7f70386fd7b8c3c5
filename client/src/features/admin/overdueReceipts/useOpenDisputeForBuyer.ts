import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useOpenDisputeForBuyerMutation } from './__generated__/useOpenDisputeForBuyerMutation.graphql'

/** Opens a dispute for the buyer of an order whose receipt is overdue. */
export function useOpenDisputeForBuyer() {
  return useCommand<useOpenDisputeForBuyerMutation>(
    graphql`
      mutation useOpenDisputeForBuyerMutation($input: OpenDisputeForBuyerInput!) {
        openDisputeForBuyer(input: $input) {
          ... on DisputePayload {
            dispute {
              id
              order {
                ...overdueReceiptColumns_order
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo abrir la disputa',
  )
}
