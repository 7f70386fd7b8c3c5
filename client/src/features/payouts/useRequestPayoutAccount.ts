import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRequestPayoutAccountMutation } from './__generated__/useRequestPayoutAccountMutation.graphql'

/** Asks the team for a bank account to be paid to. */
export function useRequestPayoutAccount() {
  return useCommand<useRequestPayoutAccountMutation>(
    graphql`
      mutation useRequestPayoutAccountMutation($input: RequestPayoutAccountInput!) {
        requestPayoutAccount(input: $input) {
          ... on PayoutAccountPayload {
            payoutAccount {
              provider {
                nextPayoutAccount {
                  id
                  isWithdrawable
                  effectiveAt
                  reason
                  ...PayoutAccountPanel_payoutAccount
                }
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo enviar la cuenta',
  )
}
