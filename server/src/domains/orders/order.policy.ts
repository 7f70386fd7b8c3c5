import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, isProvider, type Viewer } from '../viewer.ts'

/** An order is seen by its two parties and the admin. */
export function visibleOrders(viewer: Viewer): Prisma.OrderWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) return { providerId: viewer.provider.id }
  return viewer.kind === 'account' ? { buyerId: viewer.accountId } : { id: { in: [] } }
}

export type Side = 'buyer' | 'provider'

/** Which party of the order the viewer is; null for everybody else. */
export function sideOf(viewer: Viewer, order: { buyerId: string; providerId: string }): Side | null {
  if (viewer.kind !== 'account') return null
  if (order.buyerId === viewer.accountId) return 'buyer'
  return viewer.provider?.id === order.providerId ? 'provider' : null
}
