import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRejectProviderMutation } from './__generated__/useRejectProviderMutation.graphql'

/** Rejects a pending provider with a reason, which is in its mail. */
export function useRejectProvider() {
  return useCommand<useRejectProviderMutation>(
    graphql`
    mutation useRejectProviderMutation($id: ID!, $reason: String!) {
      rejectProvider(id: $id, reason: $reason) {
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
