import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDeletePartRequestMutation } from './__generated__/useDeletePartRequestMutation.graphql'

/** Deletes one’s own request. */
export function useDeletePartRequest() {
  return useCommand<useDeletePartRequestMutation>(
    graphql`
      mutation useDeletePartRequestMutation($id: ID!) {
        deletePartRequest(id: $id) {
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
    'No se pudo eliminar el elemento',
  )
}
