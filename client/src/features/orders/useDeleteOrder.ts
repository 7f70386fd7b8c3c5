import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDeleteOrderMutation } from './__generated__/useDeleteOrderMutation.graphql'

/** Deletes a finished order from one’s own list. */
export function useDeleteOrder() {
  return useCommand<useDeleteOrderMutation>(
    graphql`
      mutation useDeleteOrderMutation($id: ID!) {
        deleteOrder(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OrderPayload {
            order {
              ...orderDeletion_order
            }
          }
        }
      }
    `,
    'No se pudo eliminar el elemento',
  )
}
