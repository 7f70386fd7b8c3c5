import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useConfirmDeletionMutation } from './__generated__/useConfirmDeletionMutation.graphql'

/** Confirms a deletion by its mailed link. */
export function useConfirmDeletion() {
  return useCommand<useConfirmDeletionMutation>(
    graphql`
      mutation useConfirmDeletionMutation($token: String!) {
        confirmDeletion(token: $token) {
          ... on ConfirmDeletionPayload {
            dueInWords
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo confirmar el pedido',
  )
}
