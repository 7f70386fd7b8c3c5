import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useWithdrawDeletionMutation } from './__generated__/useWithdrawDeletionMutation.graphql'

/** Cancels the waiting deletion of one's own data. */
export function useWithdrawDeletion() {
  return useCommand<useWithdrawDeletionMutation>(
    graphql`
      mutation useWithdrawDeletionMutation {
        withdrawDeletion {
          ... on WithdrawDeletionPayload {
            account {
              ...OwnDataPanel_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo dejar sin efecto el pedido',
  )
}
