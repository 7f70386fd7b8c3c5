import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useQuoteReviewMutation } from './__generated__/useQuoteReviewMutation.graphql'

/** Shows a review on the home page, or no longer. */
export function useQuoteReview() {
  return useCommand<useQuoteReviewMutation>(
    graphql`
      mutation useQuoteReviewMutation($input: QuoteReviewInput!) {
        quoteReview(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewPayload {
            review {
              ...testimonialColumns_review
            }
          }
        }
      }
    `,
    'No se pudo guardar tu elección',
  )
}
