import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useReviewOrderMutation } from './__generated__/useReviewOrderMutation.graphql'

/** Reviews an order, or changes its review. */
export function useReviewOrder() {
  return useCommand<useReviewOrderMutation>(
    graphql`
      mutation useReviewOrderMutation($input: ReviewOrderInput!) {
        reviewOrder(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OrderPayload {
            order {
              ...ReviewDialog_order
              ...OwnReviewRow_order
            }
          }
        }
      }
    `,
    'No se pudo enviar tu calificación. Inténtalo nuevamente',
  )
}
