import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSignInByLinkMutation } from './__generated__/useSignInByLinkMutation.graphql'

/** Signs in by a mailed link. The next page is loaded from the server (`leaveFor`). */
export function useSignInByLink() {
  return useCommand<useSignInByLinkMutation>(
    graphql`
    mutation useSignInByLinkMutation($token: String!, $code: String) {
      signInByLink(token: $token, code: $code) {
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
