import type { Prisma } from '../../generated/prisma/client.ts'
import { grantedId, requireAccount, requireBuyer, type Viewer } from '../viewer.ts'
import { ownOrders } from './order.policy.ts'

/**
 * The buyer of an order, by account or by the mailed link of the order, and the clause of their orders. Throws
 * SignInRequired and NotAllowed.
 */
export function requireOrderBuyer(viewer: Viewer): {
  accountId: string | null
  own: Prisma.OrderWhereInput
} {
  if (grantedId(viewer, 'ORDER') !== null) return { accountId: null, own: ownOrders(viewer) }
  const { accountId } = requireBuyer(viewer)
  return { accountId, own: { buyerId: accountId } }
}

/** A party of an order, by account or by the mailed link, and the clause of their orders. Throws SignInRequired. */
export function requireOrderParty(viewer: Viewer): {
  accountId: string | null
  own: Prisma.OrderWhereInput
} {
  const own = ownOrders(viewer)
  if (grantedId(viewer, 'ORDER') !== null) return { accountId: null, own }
  return { accountId: requireAccount(viewer).accountId, own }
}
