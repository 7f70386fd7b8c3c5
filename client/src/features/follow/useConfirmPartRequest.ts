import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useConfirmPartRequestMutation } from './__generated__/useConfirmPartRequestMutation.graphql'

/** Sends a visitor's request to the providers, by the mailed link. */
export function useConfirmPartRequest() {
  return useCommand<useConfirmPartRequestMutation>(
    graphql`
      mutation useConfirmPartRequestMutation($token: String!) {
        confirmPartRequest(token: $token) {
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
