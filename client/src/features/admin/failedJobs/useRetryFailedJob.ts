import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRetryFailedJobMutation } from './__generated__/useRetryFailedJobMutation.graphql'

/** Runs a failed job again. */
export function useRetryFailedJob() {
  return useCommand<useRetryFailedJobMutation>(
    graphql`
      mutation useRetryFailedJobMutation($id: ID!) {
        retryFailedJob(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on FailedJobPayload {
            failedJob {
              ...failedJobColumns_job
            }
          }
        }
      }
    `,
    'No se pudo reintentar',
  )
}
