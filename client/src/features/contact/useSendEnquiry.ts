import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSendEnquiryMutation } from './__generated__/useSendEnquiryMutation.graphql'

/** Sends an enquiry to the team. */
export function useSendEnquiry() {
  return useCommand<useSendEnquiryMutation>(
    graphql`
      mutation useSendEnquiryMutation($input: SendEnquiryInput!) {
        sendEnquiry(input: $input) {
          ... on SendEnquiryPayload {
            email
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No pudimos enviar tu mensaje',
  )
}
