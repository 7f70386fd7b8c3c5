import { graphql } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import { useCommand } from '../../relay/useCommand'
import { placeInList } from '../provider/lists'
import { removeFromFeed } from '../requests/feed'
import type {
  useMakeOfferMutation,
  useMakeOfferMutation$data,
} from './__generated__/useMakeOfferMutation.graphql'

/** Quotes one or several parts of a request. */
export function useMakeOffer() {
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
            ...OfferTable_offers
          }
        }
      }
    }
  `,
    'No se pudo enviar la oferta',
  )
}

/** The request leaves the feed and its offer appears among one's own. */
export function moveToOffers(
  store: RecordSourceSelectorProxy,
  response: useMakeOfferMutation$data | null | undefined,
  providerId: string,
): void {
  const offer = response?.makeOffer.offer
  if (!offer) return
  removeFromFeed(store, offer.request.id)
  const provider = store.get(providerId)
  const list = provider && ConnectionHandler.getConnection(provider, 'OffersTab_offers')
  if (list) placeInList(store, list, { ...offer, belongs: true }, 'ProviderOffersConnectionEdge')
}
