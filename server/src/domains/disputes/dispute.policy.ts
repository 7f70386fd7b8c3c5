import type { Prisma } from '../../generated/prisma/client.ts'
import type { DisputeParty } from '../../generated/prisma/enums.ts'
import { type Side, sideOf, visibleOrders } from '../orders/order.policy.ts'
import type { Viewer } from '../viewer.ts'

/** A dispute is seen by whoever sees its order. */
export function visibleDisputes(viewer: Viewer): Prisma.DisputeWhereInput {
  return { order: visibleOrders(viewer) }
}

/** The viewer's party in an order; null for the team and everybody else. */
export function partyOf(
  viewer: Viewer,
  order: { id: string; buyerId: string | null; providerId: string },
): DisputeParty | null {
  const side = sideOf(viewer, order)
  return side && PARTIES[side]
}

const PARTIES = { buyer: 'BUYER', provider: 'PROVIDER' } as const satisfies Record<Side, DisputeParty>
