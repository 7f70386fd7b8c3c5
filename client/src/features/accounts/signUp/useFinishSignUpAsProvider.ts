import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useFinishSignUpAsProviderMutation } from './__generated__/useFinishSignUpAsProviderMutation.graphql'

/** Creates the provider’s account of a user who came by a vendor, or has its e-mail confirmed first. */
export function useFinishSignUpAsProvider() {
  return useCommand<useFinishSignUpAsProviderMutation>(
    graphql`
    mutation useFinishSignUpAsProviderMutation($input: FinishSignUpAsProviderInput!) {
      finishSignUpAsProvider(input: $input) {
        ... on FinishedSignUpPayload {
          kind
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
