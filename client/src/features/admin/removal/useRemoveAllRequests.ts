import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRemoveAllRequestsMutation } from './__generated__/useRemoveAllRequestsMutation.graphql'

/** Hides every request without money, for 30 days until their data is erased. */
export function useRemoveAllRequests() {
  return useCommand<useRemoveAllRequestsMutation>(
    graphql`
      mutation useRemoveAllRequestsMutation($password: String!) {
        removeAllRequests(password: $password) {
          ... on RequestRemovalPayload {
            removal {
              id
              requests
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'Error al eliminar los datos',
    'No se pudieron eliminar los datos. Intenta de nuevo.',
  )
}
