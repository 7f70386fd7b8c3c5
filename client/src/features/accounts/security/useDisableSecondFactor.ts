import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDisableSecondFactorMutation } from './__generated__/useDisableSecondFactorMutation.graphql'

/** Turns the second factor off. */
export function useDisableSecondFactor() {
  return useCommand<useDisableSecondFactorMutation>(
    graphql`
    mutation useDisableSecondFactorMutation($password: String!, $code: String!) {
      disableSecondFactor(password: $password, code: $code) {
        ... on SecondFactorPayload {
          account {
            ...SecondFactorPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo desactivar',
  )
}
