import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSuspendProviderMutation } from './__generated__/useSuspendProviderMutation.graphql'

/** Suspends an approved provider with a reason, which is in its mail. */
export function useSuspendProvider() {
  return useCommand<useSuspendProviderMutation>(
    graphql`
    mutation useSuspendProviderMutation($id: ID!, $reason: String!) {
      suspendProvider(id: $id, reason: $reason) {
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
