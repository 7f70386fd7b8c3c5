import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCreateSavedReplyMutation } from './__generated__/useCreateSavedReplyMutation.graphql'

/** Keeps a text of the provider. */
export function useCreateSavedReply() {
  return useCommand<useCreateSavedReplyMutation>(
    graphql`
      mutation useCreateSavedReplyMutation($input: CreateSavedReplyInput!) {
        createSavedReply(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ProfilePayload {
            account {
              provider {
                ...useSavedReplies_provider
              }
            }
          }
        }
      }
    `,
    'No se pudo guardar la respuesta',
  )
}
