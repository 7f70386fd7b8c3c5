import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useWithdrawPayoutAccountMutation } from './__generated__/useWithdrawPayoutAccountMutation.graphql'

/** Takes back a bank account that is not in force yet. */
export function useWithdrawPayoutAccount() {
  return useCommand<useWithdrawPayoutAccountMutation>(
    graphql`
      mutation useWithdrawPayoutAccountMutation($id: ID!) {
        withdrawPayoutAccount(id: $id) {
          ... on PayoutAccountPayload {
            payoutAccount {
              provider {
                nextPayoutAccount {
                  id
                }
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo retirar la cuenta',
  )
}
