import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAnswerOfferQuestionMutation } from './__generated__/useAnswerOfferQuestionMutation.graphql'

/** Answers the open question about one's own offer. */
export function useAnswerOfferQuestion() {
  return useCommand<useAnswerOfferQuestionMutation>(
    graphql`
      mutation useAnswerOfferQuestionMutation($input: AnswerOfferQuestionInput!) {
        answerOfferQuestion(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OfferPayload {
            offer {
              ...OfferQuestions_offer
            }
          }
        }
      }
    `,
    'No se pudo enviar la respuesta',
  )
}
