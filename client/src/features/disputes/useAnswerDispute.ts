import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAnswerDisputeMutation } from './__generated__/useAnswerDisputeMutation.graphql'

/** Answers a dispute about one’s own sale. */
export function useAnswerDispute() {
  return useCommand<useAnswerDisputeMutation>(
    graphql`
      mutation useAnswerDisputeMutation($input: AnswerDisputeInput!) {
        answerDispute(input: $input) {
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
    'No se pudo responder',
  )
}
