import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useApprovePayoutAccountMutation } from './__generated__/useApprovePayoutAccountMutation.graphql'

/** Approves a bank account. */
export function useApprovePayoutAccount() {
  return useCommand<useApprovePayoutAccountMutation>(
    graphql`
      mutation useApprovePayoutAccountMutation($id: ID!) {
        approvePayoutAccount(id: $id) {
          ... on PayoutAccountPayload {
            payoutAccount { ...payoutAccountColumns_account }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo aprobar la cuenta',
  )
}
