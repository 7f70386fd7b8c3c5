import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useMarkPayoutPaidMutation } from './__generated__/useMarkPayoutPaidMutation.graphql'

/** Writes down that the bank has paid one provider. */
export function useMarkPayoutPaid() {
  return useCommand<useMarkPayoutPaidMutation>(
    graphql`
      mutation useMarkPayoutPaidMutation($id: ID!) {
        markPayoutPaid(id: $id) {
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
