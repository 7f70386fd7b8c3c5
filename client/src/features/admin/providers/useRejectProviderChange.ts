import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRejectProviderChangeMutation } from './__generated__/useRejectProviderChangeMutation.graphql'

/** Turns a change of verified fields down for a reason that the provider reads in its mail. */
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
