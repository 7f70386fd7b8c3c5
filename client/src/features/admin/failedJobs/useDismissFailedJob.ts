import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDismissFailedJobMutation } from './__generated__/useDismissFailedJobMutation.graphql'

/** Gives a failed job up. */
export function useDismissFailedJob() {
  return useCommand<useDismissFailedJobMutation>(
    graphql`
      mutation useDismissFailedJobMutation($id: ID!) {
        dismissFailedJob(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on FailedJobPayload {
            failedJob {
              ...failedJobColumns_job
            }
          }
        }
      }
    `,
    'No se pudo descartar',
  )
}
