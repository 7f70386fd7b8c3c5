import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useReinstateProviderMutation } from './__generated__/useReinstateProviderMutation.graphql'

/** Ends the suspension of a provider, which is notified by mail. */
export function useReinstateProvider() {
  return useCommand<useReinstateProviderMutation>(
    graphql`
    mutation useReinstateProviderMutation($id: ID!) {
      reinstateProvider(id: $id) {
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
