import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useBeginSecondFactorMutation } from './__generated__/useBeginSecondFactorMutation.graphql'

/** Creates the key for an authenticator app; turns nothing on yet. */
export function useBeginSecondFactor() {
  return useCommand<useBeginSecondFactorMutation>(
    graphql`
    mutation useBeginSecondFactorMutation($password: String!) {
      beginSecondFactor(password: $password) {
        ... on SecondFactorSetupPayload {
          setupKey
          setupUri
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo empezar',
  )
}
