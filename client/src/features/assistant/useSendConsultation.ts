import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSendConsultationMutation } from './__generated__/useSendConsultationMutation.graphql'

/** Creates a request from the conversation. */
export function useSendConsultation() {
  return useCommand<useSendConsultationMutation>(
    graphql`
      mutation useSendConsultationMutation($input: SendConsultationInput!) {
        sendConsultation(input: $input) {
          ... on AssistantPayload {
            conversation {
              id
              ...Assistant_conversation
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'Hubo un problema al enviar tu consulta. Por favor intentá de nuevo.',
  )
}
