import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRefundByHandMutation } from './__generated__/useRefundByHandMutation.graphql'

/** Records that the team gave the money of a failed refund back by a bank transfer. */
export function useRefundByHand() {
  return useCommand<useRefundByHandMutation>(
    graphql`
      mutation useRefundByHandMutation($id: ID!, $reason: String!) {
        refundByHand(id: $id, reason: $reason) {
          ...outcome_refusal @alias(as: "refusal")
          ... on FailedRefundPayload {
            refund {
              ...failedRefundColumns_refund
            }
          }
        }
      }
    `,
    'No se pudo procesar el reembolso',
  )
}
