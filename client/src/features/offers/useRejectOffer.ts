import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRejectOfferMutation } from './__generated__/useRejectOfferMutation.graphql'

/** Says no to a pending offer on one's own request. */
export function useRejectOffer() {
  return useCommand<useRejectOfferMutation>(
    graphql`
    mutation useRejectOfferMutation($id: ID!) {
      rejectOffer(id: $id) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OfferPayload {
          offer {
            state
            ...OfferTag_offer
            request {
              state
              comparison {
                count
                partialCount
                range {
                  lowest
                  highest
                }
                leads {
                  criterion
                  offerId
                }
              }
            }
          }
        }
      }
    }
  `,
    'No se pudo actualizar el estado de la oferta',
  )
}
