import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, grantedId, isAdmin, isProvider, NOTHING, type Viewer } from '../viewer.ts'

/**
 * A custom order is seen by its provider, by the holders of its link, by the buyer of its order (an account, or the
 * holders of that order's link), and by the admin.
 */
export function visibleCustomOrders(viewer: Viewer): Prisma.CustomOrderWhereInput {
  if (isAdmin(viewer)) return {}
  const id = grantedId(viewer, 'CUSTOM_ORDER')
  if (id) return { id }
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { order: { id: orderId, buyerId: null } }
  if (isProvider(viewer)) return { providerId: viewer.provider.id }
  const account = accountOf(viewer)
  return account ? { order: { buyerId: account.accountId } } : NOTHING
}

/** True when the viewer is the provider of the custom order. */
export function isOwnCustomOrder(viewer: Viewer, { providerId }: { readonly providerId: string }): boolean {
  return isProvider(viewer) && viewer.provider.id === providerId
}
