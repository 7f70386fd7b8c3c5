import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCancelPartRequestMutation } from './__generated__/useCancelPartRequestMutation.graphql'

/** Cancels one's own request while nothing on it is paid. */
export function useCancelPartRequest() {
  return useCommand<useCancelPartRequestMutation>(
    graphql`
    mutation useCancelPartRequestMutation($id: ID!, $reason: String!) {
      cancelPartRequest(id: $id, reason: $reason) {
        ...outcome_refusal @alias(as: "refusal")
        ... on CancelPartRequestPayload {
          request {
            ...OwnRequestRow_request
          }
        }
      }
    }
  `,
    'No se pudo cancelar el pedido',
  )
}
