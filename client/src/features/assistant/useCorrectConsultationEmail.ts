import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCorrectConsultationEmailMutation } from './__generated__/useCorrectConsultationEmailMutation.graphql'

/** Replaces the mistyped e-mail of a sent consultation whose request waits to be confirmed. */
export function useCorrectConsultationEmail() {
  return useCommand<useCorrectConsultationEmailMutation>(
    graphql`
      mutation useCorrectConsultationEmailMutation($conversationId: ID!, $email: String!) {
        correctConsultationEmail(conversationId: $conversationId, email: $email) {
          ... on AssistantPayload {
            conversation {
              id
              ...ConsultationSent_conversation
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cambiar el email',
  )
}
