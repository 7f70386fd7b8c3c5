import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRejectProviderChangeMutation } from './__generated__/useRejectProviderChangeMutation.graphql'

/** Rejects a change of verified fields with a reason, which is in the mail to the provider. */
export function useRejectProviderChange() {
  return useCommand<useRejectProviderChangeMutation>(
    graphql`
    mutation useRejectProviderChangeMutation($id: ID!, $revision: Int!, $reason: String!) {
      rejectProviderChange(id: $id, revision: $revision, reason: $reason) {
        ... on ProviderPayload {
          provider {
            ...providerColumns_provider
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo rechazar el cambio',
  )
}
