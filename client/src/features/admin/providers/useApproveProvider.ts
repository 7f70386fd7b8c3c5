import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useApproveProviderMutation } from './__generated__/useApproveProviderMutation.graphql'

/**
 * Approves a pending provider as the admin saw it; the server notifies it by mail once the approval can no
 * longer be undone. The refusal of an edited provider brings its new data into the store.
 */
export function useApproveProvider() {
  return useCommand<useApproveProviderMutation>(
    graphql`
    mutation useApproveProviderMutation($id: ID!, $seen: String!, $incomplete: Boolean!) {
      approveProvider(id: $id, seen: $seen, incomplete: $incomplete) {
        ... on ProviderPayload {
          provider {
            ...providerColumns_provider
          }
        }
        ... on ProviderChanged {
          provider {
            ...providerColumns_provider
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'Error al procesar proveedor',
  )
}
