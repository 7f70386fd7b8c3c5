import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCloseConsultationMutation } from './__generated__/useCloseConsultationMutation.graphql'

/** 'Nueva Consulta': closes the conversation; the next message begins another one. */
export function useCloseConsultation() {
  return useCommand<useCloseConsultationMutation>(
    graphql`
      mutation useCloseConsultationMutation($conversationId: ID!) {
        closeConsultation(conversationId: $conversationId) {
          ... on AssistantPayload {
            conversation {
              id
              isOpen
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo empezar otro pedido',
  )
}
