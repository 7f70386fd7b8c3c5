import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useClaimFollowedRequestMutation } from './__generated__/useClaimFollowedRequestMutation.graphql'

/** Takes a request without an account into the viewer's own. */
export function useClaimFollowedRequest() {
  return useCommand<useClaimFollowedRequestMutation>(
    graphql`
      mutation useClaimFollowedRequestMutation($token: String!) {
        claimFollowedRequest(token: $token) {
          ... on ChangedRequestPayload {
            request {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo sumar el pedido a tu cuenta',
  )
}
