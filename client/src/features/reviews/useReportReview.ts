import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useReportReviewMutation } from './__generated__/useReportReviewMutation.graphql'

/** Reports a review of one's own sale to our team. */
export function useReportReview() {
  return useCommand<useReportReviewMutation>(
    graphql`
      mutation useReportReviewMutation($input: ReportReviewInput!) {
        reportReview(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewPayload {
            review {
              ...ReceivedReviewRow_review
            }
          }
        }
      }
    `,
    'No se pudo enviar la denuncia',
  )
}
