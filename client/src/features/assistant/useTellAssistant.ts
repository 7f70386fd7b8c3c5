import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useTellAssistantMutation } from './__generated__/useTellAssistantMutation.graphql'

/** Sends a message to the assistant; its answer arrives as news of the conversation. */
export function useTellAssistant() {
  return useCommand<useTellAssistantMutation>(
    graphql`
      mutation useTellAssistantMutation($input: TellAssistantInput!) {
        tellAssistant(input: $input) {
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
    'No se pudo enviar el mensaje',
  )
}
