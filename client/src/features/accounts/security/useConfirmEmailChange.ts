import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useConfirmEmailChangeMutation } from './__generated__/useConfirmEmailChangeMutation.graphql'

/** Confirms a change of e-mail from the address that received its link. */
export function useConfirmEmailChange() {
  return useCommand<useConfirmEmailChangeMutation>(
    graphql`
    mutation useConfirmEmailChangeMutation($token: String!) {
      confirmEmailChange(token: $token) {
        ... on EmailConfirmedPayload {
          email
          isDone
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo confirmar el email',
  )
}
