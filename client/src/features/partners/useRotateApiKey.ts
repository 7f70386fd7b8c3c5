import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRotateApiKeyMutation } from './__generated__/useRotateApiKeyMutation.graphql'

/** Makes a key that takes the place of another. */
export function useRotateApiKey() {
  return useCommand<useRotateApiKeyMutation>(
    graphql`
      mutation useRotateApiKeyMutation($input: RotateApiKeyInput!) {
        rotateApiKey(input: $input) {
          ... on CreatedApiKeyPayload {
            secret
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo reemplazar la clave',
  )
}
