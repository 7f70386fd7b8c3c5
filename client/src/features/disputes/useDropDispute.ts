import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDropDisputeMutation } from './__generated__/useDropDisputeMutation.graphql'

/** Takes one's own claim back. */
export function useDropDispute() {
  return useCommand<useDropDisputeMutation>(
    graphql`
      mutation useDropDisputeMutation($disputeId: ID!) {
        dropDispute(disputeId: $disputeId) {
          ...outcome_refusal @alias(as: "refusal")
          ... on DisputePayload {
            dispute {
              ...disputeAfterStep_dispute
            }
          }
        }
      }
    `,
    'No se pudo retirar la disputa',
  )
}
