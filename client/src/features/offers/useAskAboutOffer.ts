import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAskAboutOfferMutation } from './__generated__/useAskAboutOfferMutation.graphql'

/** Asks about an offer on one's own request. */
export function useAskAboutOffer() {
  return useCommand<useAskAboutOfferMutation>(
    graphql`
      mutation useAskAboutOfferMutation($input: AskAboutOfferInput!) {
        askAboutOffer(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OfferPayload {
            offer {
              ...OfferQuestions_offer
            }
          }
        }
      }
    `,
    'No se pudo enviar la pregunta',
  )
}
