import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRefuseEmailChangeMutation } from './__generated__/useRefuseEmailChangeMutation.graphql'

/** Cancels a change of e-mail from the address that received its link. */
export function useRefuseEmailChange() {
  return useCommand<useRefuseEmailChangeMutation>(
    graphql`
    mutation useRefuseEmailChangeMutation($token: String!) {
      refuseEmailChange(token: $token) {
        ... on EmailRefusedPayload {
          email
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo cancelar el cambio de email',
  )
}
