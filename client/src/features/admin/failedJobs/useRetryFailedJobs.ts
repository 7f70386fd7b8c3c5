import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRetryFailedJobsMutation } from './__generated__/useRetryFailedJobsMutation.graphql'

/** Runs all failed jobs of a queue again. */
export function useRetryFailedJobs() {
  return useCommand<useRetryFailedJobsMutation>(
    graphql`
      mutation useRetryFailedJobsMutation($queue: String!) {
        retryFailedJobs(queue: $queue) {
          ...outcome_refusal @alias(as: "refusal")
          ... on RetryFailedJobsPayload {
            retried
          }
        }
      }
    `,
    'No se pudieron reintentar',
  )
}
