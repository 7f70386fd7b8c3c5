import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRemoveReviewMutation } from './__generated__/useRemoveReviewMutation.graphql'

/** Removes a review, which closes its report. */
export function useRemoveReview() {
  return useCommand<useRemoveReviewMutation>(
    graphql`
      mutation useRemoveReviewMutation($input: RemoveReviewInput!) {
        removeReview(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewPayload {
            review {
              report {
                ...reviewReportColumns_report
              }
            }
          }
        }
      }
    `,
    'No se pudo quitar la calificación',
  )
}
