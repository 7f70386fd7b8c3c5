import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useAnswerEnquiryMutation } from './__generated__/useAnswerEnquiryMutation.graphql'

/** Answers an enquiry by mail. */
export function useAnswerEnquiry() {
  return useCommand<useAnswerEnquiryMutation>(
    graphql`
      mutation useAnswerEnquiryMutation($input: AnswerEnquiryInput!) {
        answerEnquiry(input: $input) {
          ... on AnswerEnquiryPayload {
            enquiry {
              ...enquiryColumns_enquiry
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo mandar la respuesta',
  )
}
