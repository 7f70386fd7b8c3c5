import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useFinishSignInMutation } from './__generated__/useFinishSignInMutation.graphql'

/**
 * Signs in a user who came by a vendor, by the code. The next page is loaded from the server (`leaveFor`).
 */
export function useFinishSignIn() {
  return useCommand<useFinishSignInMutation>(
    graphql`
    mutation useFinishSignInMutation($code: String!) {
      finishSignIn(code: $code) {
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
