import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useApproveProviderMutation } from './__generated__/useApproveProviderMutation.graphql'

/** Approves a pending provider; the server tells it by mail. */
export function useApproveProvider() {
  return useCommand<useApproveProviderMutation>(
    graphql`
    mutation useApproveProviderMutation($id: ID!) {
      approveProvider(id: $id) {
        ... on ProviderPayload {
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
