import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCorrectUnderstoodMutation } from './__generated__/useCorrectUnderstoodMutation.graphql'

/** Corrects by hand what the assistant understood. */
export function useCorrectUnderstood() {
  return useCommand<useCorrectUnderstoodMutation>(
    graphql`
      mutation useCorrectUnderstoodMutation($input: CorrectUnderstoodInput!) {
        correctUnderstood(input: $input) {
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
    'No se pudo guardar',
  )
}
