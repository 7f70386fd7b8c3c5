import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAnswerReviewMutation } from './__generated__/useAnswerReviewMutation.graphql'

/** Answers a review of one's own sale. */
export function useAnswerReview() {
  return useCommand<useAnswerReviewMutation>(
    graphql`
      mutation useAnswerReviewMutation($input: AnswerReviewInput!) {
        answerReview(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewPayload {
            review {
              ...ReceivedReviewRow_review
            }
          }
        }
      }
    `,
    'No se pudo enviar la respuesta',
  )
}
