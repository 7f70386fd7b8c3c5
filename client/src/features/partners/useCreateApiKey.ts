import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCreateApiKeyMutation } from './__generated__/useCreateApiKeyMutation.graphql'

/** Makes a key for the provider's own programs. */
export function useCreateApiKey() {
  return useCommand<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          ... on CreatedApiKeyPayload {
            secret
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo crear la clave',
  )
}
