import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useConfirmFollowedRequestMutation } from './__generated__/useConfirmFollowedRequestMutation.graphql'

/** Sends a visitor's request without e-mail to the providers. */
export function useConfirmFollowedRequest() {
  return useCommand<useConfirmFollowedRequestMutation>(
    graphql`
      mutation useConfirmFollowedRequestMutation($token: String!) {
        confirmFollowedRequest(token: $token) {
          ... on ConfirmedRequestPayload {
            followPath
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo confirmar el pedido',
  )
}
