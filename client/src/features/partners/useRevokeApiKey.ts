import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRevokeApiKeyMutation } from './__generated__/useRevokeApiKeyMutation.graphql'

/** Ends a key at once. */
export function useRevokeApiKey() {
  return useCommand<useRevokeApiKeyMutation>(
    graphql`
      mutation useRevokeApiKeyMutation($id: ID!) {
        revokeApiKey(id: $id) {
          ... on RevokedApiKeyPayload {
            apiKey {
              isUsable
              revokedAt
              status {
                label
                tone
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo revocar la clave',
  )
}
