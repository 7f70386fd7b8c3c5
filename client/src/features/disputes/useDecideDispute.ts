import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDecideDisputeMutation } from './__generated__/useDecideDisputeMutation.graphql'

/** Decides a dispute. */
export function useDecideDispute() {
  return useCommand<useDecideDisputeMutation>(
    graphql`
      mutation useDecideDisputeMutation($input: DecideDisputeInput!) {
        decideDispute(input: $input) {
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
    'No se pudo decidir',
  )
}
