import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAcceptProposalMutation } from './__generated__/useAcceptProposalMutation.graphql'

/** Accepts the other party's proposal, which settles the money. */
export function useAcceptProposal() {
  return useCommand<useAcceptProposalMutation>(
    graphql`
      mutation useAcceptProposalMutation($proposalId: ID!) {
        acceptProposal(proposalId: $proposalId) {
          ...outcome_refusal @alias(as: "refusal")
          ... on DisputePayload {
            dispute {
              ...disputeAfterStep_dispute
            }
          }
        }
      }
    `,
    'No se pudo aceptar la propuesta',
  )
}
