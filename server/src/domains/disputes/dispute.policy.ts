import type { Prisma } from '../../generated/prisma/client.ts'
import type { DisputeParty } from '../../generated/prisma/enums.ts'
import { ownOrders, seesAsBuyer, sideOf, visibleOrders } from '../orders/order.policy.ts'
import { grantedId, requireAccount, type Viewer } from '../viewer.ts'

/** A dispute is seen by whoever sees its order. */
export function visibleDisputes(viewer: Viewer): Prisma.DisputeWhereInput {
  return { order: visibleOrders(viewer) }
}

/** The viewer's party in an order; null for the team and everybody else. */
export function partyOf(
  viewer: Viewer,
  order: { id: string; buyerId: string | null; providerId: string },
): DisputeParty | null {
  if (seesAsBuyer(viewer, order)) return 'BUYER'
  return sideOf(viewer, order) === 'provider' ? 'PROVIDER' : null
}

/** Orders that the viewer is a party of, by account or by the mailed link. Throws SignInRequired. */
export function requireParty(viewer: Viewer): { accountId: string | null; own: Prisma.OrderWhereInput } {
  const id = grantedId(viewer, 'ORDER')
  if (id !== null) return { accountId: null, own: { id, buyerId: null } }
  const { accountId } = requireAccount(viewer)
  return { accountId, own: ownOrders(viewer) }
}
