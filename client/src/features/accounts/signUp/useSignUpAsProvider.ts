import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSignUpAsProviderMutation } from './__generated__/useSignUpAsProviderMutation.graphql'

/** Begins a provider’s account; a second call mails the link again. */
export function useSignUpAsProvider() {
  return useCommand<useSignUpAsProviderMutation>(
    graphql`
    mutation useSignUpAsProviderMutation($input: SignUpAsProviderInput!) {
      signUpAsProvider(input: $input) {
        ... on SignUpPayload {
          email
          proof
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'Error al registrarse',
  )
}
