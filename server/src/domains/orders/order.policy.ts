import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, grantedId, isAccount, isAdmin, isProvider, NOTHING, type Viewer } from '../viewer.ts'

/** An order is seen by its two parties, by the guest of its link while no account has it, and by the admin. */
export function visibleOrders(viewer: Viewer): Prisma.OrderWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) return { providerId: viewer.provider.id }
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { id: orderId, buyerId: null }
  const account = accountOf(viewer)
  return account ? { buyerId: account.accountId } : NOTHING
}

/** The order of a warranty certificate is seen, as that certificate, by everybody who has its code; null has no order. */
export const visibleByCode = (warrantyCode: string | null): Prisma.OrderWhereInput =>
  warrantyCode ? { warrantyCode, lines: { some: { warrantyDays: { not: null } } } } : NOTHING

export type Side = 'buyer' | 'provider'

/** Orders that the viewer is a party of, by account or, until an account gets the order, by the link of a purchase. */
export function ownOrders(viewer: Viewer): Prisma.OrderWhereInput {
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { id: orderId, buyerId: null }
  const account = accountOf(viewer)
  if (!account) return NOTHING
  const { accountId, provider } = account
  return { OR: [{ buyerId: accountId }, ...(provider ? [{ providerId: provider.id }] : [])] }
}

/** True when the viewer may read the buyer's side of the order: its buyer, and the guest of its link while no account has it. */
export function seesAsBuyer(viewer: Viewer, order: { id: string; buyerId: string | null }): boolean {
  return (
    isAccount(viewer, order.buyerId) || (order.buyerId === null && grantedId(viewer, 'ORDER') === order.id)
  )
}

/** The viewer's party in the order, by account or link; null for everybody else. */
export function sideOf(
  viewer: Viewer,
  order: { id: string; buyerId: string | null; providerId: string },
): Side | null {
  if (seesAsBuyer(viewer, order)) return 'buyer'
  return isProvider(viewer) && viewer.provider.id === order.providerId ? 'provider' : null
}

/** Columns of `deletedBy`. */
export const DELETIONS = { buyerDeletedAt: true, providerDeletedAt: true } as const

/** When this party deleted the order from its own list; null while it is listed. */
export function deletedBy(
  side: Side | null,
  { buyerDeletedAt, providerDeletedAt }: { buyerDeletedAt: Date | null; providerDeletedAt: Date | null },
): Date | null {
  if (side === null) return null
  return side === 'buyer' ? buyerDeletedAt : providerDeletedAt
}
