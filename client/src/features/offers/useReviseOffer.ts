import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useReviseOfferMutation } from './__generated__/useReviseOfferMutation.graphql'

/** Sends a new version of one's own offer; refused with OFFER_CHANGED when another one was sent meanwhile. */
export function useReviseOffer() {
  return useCommand<useReviseOfferMutation>(
    graphql`
    mutation useReviseOfferMutation($input: ReviseOfferInput!) {
      reviseOffer(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OfferPayload {
          offer {
            ...offerColumns_offer
            ...ReviseOfferDialog_offer
          }
        }
      }
    }
  `,
    'No se pudo enviar la oferta',
  )
}
