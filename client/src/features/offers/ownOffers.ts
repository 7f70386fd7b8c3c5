import type { RecordSourceProxy } from 'relay-runtime'
import { type LiveList, newestFirst, placeInList } from '../../relay/live/list'
import { removeFromFeed } from '../requests/feed/feed'

/** What a provider has offered. */
export const ownOffers: LiveList = {
  key: 'OffersTab_offers',
  edgeType: 'ProviderOffersConnectionEdge',
  order: newestFirst,
}

/** The request of an offer leaves the feed, and the offer is among one's own. */
export function placeOwnOffer(
  store: RecordSourceProxy,
  providerId: string,
  offer: { readonly id: string; readonly request: { readonly id: string } },
): void {
  removeFromFeed(store, offer.request.id)
  placeInList(store, ownOffers, { owner: providerId }, { id: offer.id, belongs: true })
}
