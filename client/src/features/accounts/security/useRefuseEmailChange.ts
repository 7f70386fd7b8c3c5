import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRefuseEmailChangeMutation } from './__generated__/useRefuseEmailChangeMutation.graphql'

/** Ends a change of e-mail from the end that its link was mailed to. */
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
