import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useMakeOfferMutation } from './__generated__/useMakeOfferMutation.graphql'

/** Quotes one or several parts of a request; `failure` is the toast when it cannot be sent. */
export function useMakeOffer(failure = 'No se pudo enviar la oferta') {
  return useCommand<useMakeOfferMutation>(
    graphql`
    mutation useMakeOfferMutation($input: MakeOfferInput!) {
      makeOffer(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OfferPayload {
          offer {
            id
            createdAt
            request {
              id
              state
              viewerActions {
                action
                enabled
                disabledReason
              }
            }
            ...offerColumns_offer
            ...useLastTerms_offer
          }
        }
      }
    }
  `,
    failure,
  )
}
