import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useKeepReviewMutation } from './__generated__/useKeepReviewMutation.graphql'

/** Closes a report: the review stays. */
export function useKeepReview() {
  return useCommand<useKeepReviewMutation>(
    graphql`
      mutation useKeepReviewMutation($id: ID!) {
        keepReview(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewReportPayload {
            report {
              ...reviewReportColumns_report
            }
          }
        }
      }
    `,
    'No se pudo cerrar la denuncia',
  )
}
