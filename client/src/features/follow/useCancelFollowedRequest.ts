import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCancelFollowedRequestMutation } from './__generated__/useCancelFollowedRequestMutation.graphql'

/** Cancels a request without an account. */
export function useCancelFollowedRequest() {
  return useCommand<useCancelFollowedRequestMutation>(
    graphql`
      mutation useCancelFollowedRequestMutation($token: String!, $reason: String!) {
        cancelFollowedRequest(token: $token, reason: $reason) {
          ... on CancelFollowedRequestPayload {
            canceled
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cancelar el pedido',
  )
}
