import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRejectPayoutAccountMutation } from './__generated__/useRejectPayoutAccountMutation.graphql'

/** Turns a bank account down. */
export function useRejectPayoutAccount() {
  return useCommand<useRejectPayoutAccountMutation>(
    graphql`
      mutation useRejectPayoutAccountMutation($id: ID!, $reason: String!) {
        rejectPayoutAccount(id: $id, reason: $reason) {
          ... on PayoutAccountPayload {
            payoutAccount { ...payoutAccountColumns_account }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo rechazar la cuenta',
  )
}
