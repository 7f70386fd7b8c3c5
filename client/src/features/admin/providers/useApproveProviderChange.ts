import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useApproveProviderChangeMutation } from './__generated__/useApproveProviderChangeMutation.graphql'

/** Applies a change of verified fields to the provider’s profile, in the revision the admin saw. */
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
