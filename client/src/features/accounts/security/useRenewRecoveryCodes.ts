import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRenewRecoveryCodesMutation } from './__generated__/useRenewRecoveryCodesMutation.graphql'

/** Makes new recovery codes; answers them, this once. */
export function useRenewRecoveryCodes() {
  return useCommand<useRenewRecoveryCodesMutation>(
    graphql`
    mutation useRenewRecoveryCodesMutation($password: String!, $code: String!) {
      renewRecoveryCodes(password: $password, code: $code) {
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
    'No se pudieron hacer códigos nuevos',
  )
}
