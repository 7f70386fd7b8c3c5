import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAppealDisputeMutation } from './__generated__/useAppealDisputeMutation.graphql'

/** Asks for a second review. */
export function useAppealDispute() {
  return useCommand<useAppealDisputeMutation>(
    graphql`
      mutation useAppealDisputeMutation($input: AppealDisputeInput!) {
        appealDispute(input: $input) {
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
    'No se pudo pedir otra revisión',
  )
}
