import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql'

/** Signs in with e-mail and password. The page that follows is loaded anew (`leaveFor`). */
export function useSignIn() {
  return useCommand<useSignInMutation>(
    graphql`
    mutation useSignInMutation($email: String!, $password: String!) {
      signIn(email: $email, password: $password) {
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
