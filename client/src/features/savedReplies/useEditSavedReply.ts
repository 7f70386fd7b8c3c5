import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useEditSavedReplyMutation } from './__generated__/useEditSavedReplyMutation.graphql'

/** Renames or rewrites a saved reply. */
export function useEditSavedReply() {
  return useCommand<useEditSavedReplyMutation>(
    graphql`
      mutation useEditSavedReplyMutation($input: EditSavedReplyInput!) {
        editSavedReply(input: $input) {
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
