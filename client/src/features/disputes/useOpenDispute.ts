import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useOpenDisputeMutation } from './__generated__/useOpenDisputeMutation.graphql'

/** Opens a dispute about one’s own order. */
export function useOpenDispute() {
  return useCommand<useOpenDisputeMutation>(
    graphql`
      mutation useOpenDisputeMutation($input: OpenDisputeInput!) {
        openDispute(input: $input) {
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
    'No se pudo abrir la disputa',
  )
}
