import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, grantedId, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A checkout is seen by the account that started it, by the holders of the link that it is paid by, and by the admin. */
export function visibleCheckouts(viewer: Viewer): Prisma.CheckoutWhereInput {
  if (isAdmin(viewer)) return {}
  const customOrderId = grantedId(viewer, 'CUSTOM_ORDER')
  if (customOrderId) return { items: { some: { customOrderVersion: { customOrderId } } } }
  const account = accountOf(viewer)
  return account ? { payerId: account.accountId } : NOTHING
}

/**
 * The checkout of a return page's `session_id`, which is our id of it or the gateway's, if the viewer sees
 * it.
 */
export function visibleCheckoutBySession(viewer: Viewer, sessionId: string): Prisma.CheckoutWhereInput {
  const isOurs = z.uuid().safeParse(sessionId).success
  return {
    OR: [{ gatewayRef: sessionId }, ...(isOurs ? [{ id: sessionId }] : [])],
    AND: [visibleCheckouts(viewer)],
  }
}

/** Cases that a gateway reports are seen by the admin alone. */
export function visiblePaymentCases(viewer: Viewer): Prisma.PaymentCaseWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}

/** Refunds are seen by the admin alone; a buyer sees the state of the money. */
export function visibleRefunds(viewer: Viewer): Prisma.RefundWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}

/** Flags of new accounts are seen by the admin alone. */
export function visiblePurchaseFlags(viewer: Viewer): Prisma.PurchaseFlagWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
