import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDeleteSavedReplyMutation } from './__generated__/useDeleteSavedReplyMutation.graphql'

/** Removes a saved reply. */
export function useDeleteSavedReply() {
  return useCommand<useDeleteSavedReplyMutation>(
    graphql`
      mutation useDeleteSavedReplyMutation($id: ID!) {
        deleteSavedReply(id: $id) {
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
    'No se pudo borrar la respuesta',
  )
}
