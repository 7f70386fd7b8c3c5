import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRestoreOrderMutation } from './__generated__/useRestoreOrderMutation.graphql'

/** Puts a deleted order back into one’s own list. */
export function useRestoreOrder() {
  return useCommand<useRestoreOrderMutation>(
    graphql`
      mutation useRestoreOrderMutation($id: ID!) {
        restoreOrder(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OrderPayload {
            order {
              ...orderDeletion_order
            }
          }
        }
      }
    `,
    'No se pudo restaurar el elemento',
  )
}
