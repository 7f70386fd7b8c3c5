import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useWithdrawOfferMutation } from './__generated__/useWithdrawOfferMutation.graphql'

/** Withdraws one's own pending offer. */
export function useWithdrawOffer() {
  return useCommand<useWithdrawOfferMutation>(
    graphql`
    mutation useWithdrawOfferMutation($id: ID!) {
      withdrawOffer(id: $id) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OfferPayload {
          offer {
            ...offerColumns_offer
          }
        }
      }
    }
  `,
    'No se pudo actualizar el estado de la oferta',
  )
}
