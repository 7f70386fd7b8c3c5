import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useConfirmRegistrationMutation } from './__generated__/useConfirmRegistrationMutation.graphql'

/** Finishes a sign-up with the token of the mailed link, and signs in. */
export function useConfirmRegistration() {
  return useCommand<useConfirmRegistrationMutation>(
    graphql`
    mutation useConfirmRegistrationMutation($token: String!, $proof: String, $password: String) {
      confirmRegistration(token: $token, proof: $proof, password: $password) {
        ... on SessionPayload {
          kind
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo confirmar la cuenta',
  )
}
