import type { Prisma } from '../../generated/prisma/client.ts'
import { grantedId, requireBuyer, type Viewer } from '../viewer.ts'

/**
 * The buyer of an order, by account or by the mailed link of the order, and the clause of their orders. Throws
 * SignInRequired and NotAllowed.
 */
export function requireOrderBuyer(viewer: Viewer): {
  accountId: string | null
  own: Prisma.OrderWhereInput
} {
  const id = grantedId(viewer, 'ORDER')
  if (id !== null) return { accountId: null, own: { id, buyerId: null } }
  const { accountId } = requireBuyer(viewer)
  return { accountId, own: { buyerId: accountId } }
}
