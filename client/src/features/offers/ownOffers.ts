import type { RecordSourceProxy } from 'relay-runtime'
import { type LiveList, newestFirst, placeInList } from '../../relay/live/list'
import { removeFromFeed } from '../requests/feed/feed'

/** The provider's own offers. */
export const ownOffers: LiveList = {
  key: 'OffersTab_offers',
  edgeType: 'ProviderOffersConnectionEdge',
  order: newestFirst,
}

/** Removes the request of a new offer from the feed, and adds the offer to one's own as the last one. */
export function placeOwnOffer(
  store: RecordSourceProxy,
  providerId: string,
  offer: { readonly id: string; readonly request: { readonly id: string } },
): void {
  removeFromFeed(store, offer.request.id)
  const made = store.get(offer.id)
  if (made) store.get(providerId)?.setLinkedRecord(made, 'lastOffer')
  placeInList(store, ownOffers, { owner: providerId }, { id: offer.id, belongs: true })
}
