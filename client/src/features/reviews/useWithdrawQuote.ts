import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useWithdrawQuoteMutation } from './__generated__/useWithdrawQuoteMutation.graphql'

/** Ends the consent to show one's own review on the home page. */
export function useWithdrawQuote() {
  return useCommand<useWithdrawQuoteMutation>(
    graphql`
      mutation useWithdrawQuoteMutation($id: ID!) {
        withdrawQuote(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReviewPayload {
            review {
              ...QuoteConsent_review
            }
          }
        }
      }
    `,
    'No se pudo guardar tu decisión',
  )
}
