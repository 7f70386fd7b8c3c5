import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useClosePayoutBatchMutation } from './__generated__/useClosePayoutBatchMutation.graphql'

/** Takes what is due to providers into a new batch. */
export function useClosePayoutBatch() {
  return useCommand<useClosePayoutBatchMutation>(
    graphql`
      mutation useClosePayoutBatchMutation($submissionKey: ID!) {
        closePayoutBatch(submissionKey: $submissionKey) {
          ... on PayoutBatchPayload {
            payoutBatch {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cerrar la liquidación',
  )
}
