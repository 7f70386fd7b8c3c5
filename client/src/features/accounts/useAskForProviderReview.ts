import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAskForProviderReviewMutation } from './__generated__/useAskForProviderReviewMutation.graphql'

/** Asks the team for the second, last review of the rejected business. */
export function useAskForProviderReview() {
  return useCommand<useAskForProviderReviewMutation>(
    graphql`
    mutation useAskForProviderReviewMutation {
      askForProviderReview {
        ... on ProviderReviewPayload {
          provider {
            ...AccountNotice_provider
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo pedir la revisión',
  )
}
