import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useProposeSettlementMutation } from './__generated__/useProposeSettlementMutation.graphql'

/** Proposes terms to the other party. */
export function useProposeSettlement() {
  return useCommand<useProposeSettlementMutation>(
    graphql`
      mutation useProposeSettlementMutation($input: ProposeSettlementInput!) {
        proposeSettlement(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on DisputePayload {
            dispute {
              id
              ...disputeAfterStep_dispute
            }
          }
        }
      }
    `,
    'No se pudo proponer',
  )
}
