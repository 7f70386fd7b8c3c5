import type { Prisma } from '../../generated/prisma/client.ts'
import { NOT_REMOVED } from '../requests/request.policy.ts'
import { accountOf, grantedId, isAdmin, isProvider, NOTHING, type Viewer } from '../viewer.ts'

/** An offer is seen by the provider who made it, by the buyer or the guest whose request it answers, and by the admin. */
export function visibleOffers(viewer: Viewer): Prisma.OfferWhereInput {
  return { ...NOT_REMOVED, ...offersOf(viewer) }
}

function offersOf(viewer: Viewer): Prisma.OfferWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) return { providerId: viewer.provider.id }
  const requestId = grantedId(viewer, 'PART_REQUEST')
  if (requestId) return { requestId }
  const account = accountOf(viewer)
  return account ? { request: { buyerId: account.accountId } } : NOTHING
}

/**
 * The list of a provider's offers is for itself and the admin: a buyer who has paid it once must not find out
 * which other offers are by the same provider.
 */
export function listedOffers(viewer: Viewer): Prisma.OfferWhereInput {
  return isAdmin(viewer) || isProvider(viewer) ? visibleOffers(viewer) : NOTHING
}

/** True for the provider of an offer, who sees commission and net. */
export function isOwnOffer(viewer: Viewer, offer: { providerId: string }): boolean {
  return isProvider(viewer) && viewer.provider.id === offer.providerId
}
