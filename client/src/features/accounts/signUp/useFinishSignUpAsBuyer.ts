import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useFinishSignUpAsBuyerMutation } from './__generated__/useFinishSignUpAsBuyerMutation.graphql'

/** Creates the buyer’s account of a user who came by a vendor, or has its e-mail confirmed first. */
export function useFinishSignUpAsBuyer() {
  return useCommand<useFinishSignUpAsBuyerMutation>(
    graphql`
    mutation useFinishSignUpAsBuyerMutation($input: FinishSignUpAsBuyerInput!) {
      finishSignUpAsBuyer(input: $input) {
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
