import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useMarkPayoutFailedMutation } from './__generated__/useMarkPayoutFailedMutation.graphql'

/** Writes down that the bank could not pay one provider. */
export function useMarkPayoutFailed() {
  return useCommand<useMarkPayoutFailedMutation>(
    graphql`
      mutation useMarkPayoutFailedMutation($id: ID!, $reason: String!) {
        markPayoutFailed(id: $id, reason: $reason) {
          ... on PayoutLinePayload {
            payoutBatch {
              ...payoutBatchColumns_batch
            }
            payoutLine {
              ...payoutLineColumns_line
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo marcar el pago',
  )
}
