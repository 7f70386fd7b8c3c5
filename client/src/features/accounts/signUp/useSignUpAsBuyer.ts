import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSignUpAsBuyerMutation } from './__generated__/useSignUpAsBuyerMutation.graphql'

/** Begins a buyer’s account; a second call mails the link again. */
export function useSignUpAsBuyer() {
  return useCommand<useSignUpAsBuyerMutation>(
    graphql`
    mutation useSignUpAsBuyerMutation($input: SignUpAsBuyerInput!) {
      signUpAsBuyer(input: $input) {
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
