import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql'

/**
 * Signs in with e-mail and password, and a code where the account asks for one. The next page is loaded from
 * the server (`leaveFor`).
 */
export function useSignIn() {
  return useCommand<useSignInMutation>(
    graphql`
    mutation useSignInMutation($email: String!, $password: String!, $code: String) {
      signIn(email: $email, password: $password, code: $code) {
        ... on SessionPayload {
          kind
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'Error al iniciar sesión',
  )
}
