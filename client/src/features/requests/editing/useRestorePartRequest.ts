import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRestorePartRequestMutation } from './__generated__/useRestorePartRequestMutation.graphql'

/** Restores one’s own deleted request. */
export function useRestorePartRequest() {
  return useCommand<useRestorePartRequestMutation>(
    graphql`
      mutation useRestorePartRequestMutation($id: ID!) {
        restorePartRequest(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on DeletedRequestPayload {
            request {
              ...OwnRequestHead_request
              ...RequestOutcome_request
              ...DeletedRequestNotice_request
            }
          }
        }
      }
    `,
    'No se pudo restaurar el pedido',
  )
}
