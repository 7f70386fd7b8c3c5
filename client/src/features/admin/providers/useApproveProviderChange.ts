import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useApproveProviderChangeMutation } from './__generated__/useApproveProviderChangeMutation.graphql'

/** Puts a change of verified fields into the provider’s profile, as the admin saw it. */
export function useApproveProviderChange() {
  return useCommand<useApproveProviderChangeMutation>(
    graphql`
    mutation useApproveProviderChangeMutation($id: ID!, $revision: Int!) {
      approveProviderChange(id: $id, revision: $revision) {
        ... on ProviderPayload {
          provider {
            ...providerColumns_provider
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo aprobar el cambio',
  )
}
