import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, isProvider, type Viewer } from '../viewer.ts'

/** An offer is seen by the provider who made it, by the buyer whose request it answers, and by the admin. */
export function visibleOffers(viewer: Viewer): Prisma.OfferWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) return { providerId: viewer.provider.id }
  return viewer.kind === 'account' ? { request: { buyerId: viewer.accountId } } : { id: { in: [] } }
}

/**
 * A provider's list of what it offered is for itself and the admin: a buyer who has paid it once is not told which other
 * offers are by the same provider.
 */
export function listedOffers(viewer: Viewer): Prisma.OfferWhereInput {
  return isAdmin(viewer) || isProvider(viewer) ? visibleOffers(viewer) : { id: { in: [] } }
}

/** The provider's side of an offer: commission and net. */
export function isOwnOffer(viewer: Viewer, offer: { providerId: string }): boolean {
  return isProvider(viewer) && viewer.provider.id === offer.providerId
}
