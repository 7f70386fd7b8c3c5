import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { removeFromFeed } from '../requests/feed'
import type { useOfferNewsSubscription } from './__generated__/useOfferNewsSubscription.graphql'
import { placeInList } from './lists'

/** Hears of each own offer that is made (here or on another device), revised, accepted, turned down or expired. */
export function useOfferNews(providerId: string, onNews: () => void): void {
  useSubscription<useOfferNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useOfferNewsSubscription {
            offerUpdated {
              id
              createdAt
              request {
                id
              }
              ...OfferTable_offers
            }
          }
        `,
        variables: {},
        updater: (store, response) => {
          const offer = response?.offerUpdated
          if (!offer) return
          removeFromFeed(store, offer.request.id)
          const provider = store.get(providerId)
          const list = provider && ConnectionHandler.getConnection(provider, 'OffersTab_offers')
          if (list) placeInList(store, list, { ...offer, belongs: true }, 'ProviderOffersConnectionEdge')
          onNews()
        },
      }),
      [providerId, onNews],
    ),
  )
}
