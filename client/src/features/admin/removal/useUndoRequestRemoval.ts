import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useUndoRequestRemovalMutation } from './__generated__/useUndoRequestRemovalMutation.graphql'

/** Shows the requests of a removal again. */
export function useUndoRequestRemoval() {
  return useCommand<useUndoRequestRemovalMutation>(
    graphql`
      mutation useUndoRequestRemovalMutation($id: ID!) {
        undoRequestRemoval(id: $id) {
          ... on RequestRemovalPayload {
            removal {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo deshacer',
  )
}
