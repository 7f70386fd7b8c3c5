import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRetryRefundMutation } from './__generated__/useRetryRefundMutation.graphql'

/** Requests a failed refund of the gateway again. */
export function useRetryRefund() {
  return useCommand<useRetryRefundMutation>(
    graphql`
      mutation useRetryRefundMutation($id: ID!) {
        retryRefund(id: $id) {
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
