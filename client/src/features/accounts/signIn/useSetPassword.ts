import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSetPasswordMutation } from './__generated__/useSetPasswordMutation.graphql'

/** Sets a new password by a mailed link. */
export function useSetPassword() {
  return useCommand<useSetPasswordMutation>(
    graphql`
    mutation useSetPasswordMutation($token: String!, $password: String!) {
      setPassword(token: $token, password: $password) {
        ... on PasswordPayload {
          email
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo cambiar la contraseña',
  )
}
