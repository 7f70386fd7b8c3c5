import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useEnableSecondFactorMutation } from './__generated__/useEnableSecondFactorMutation.graphql'

/** Turns the second factor on; answers the recovery codes, this once. */
export function useEnableSecondFactor() {
  return useCommand<useEnableSecondFactorMutation>(
    graphql`
    mutation useEnableSecondFactorMutation($code: String!) {
      enableSecondFactor(code: $code) {
        ... on RecoveryCodesPayload {
          recoveryCodes
          account {
            ...SecondFactorPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo activar',
  )
}
