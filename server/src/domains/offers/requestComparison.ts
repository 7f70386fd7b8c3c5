import { batched } from '../../platform/batched.ts'
import type { Tx } from '../../platform/db.ts'
import type { OperationContext } from '../context.ts'
import { visibleOffers } from './offer.policy.ts'
import { type ComparedOffer, type Comparison, compareOffers, openTermsOf } from './offerComparison.ts'
import { SHIPPING } from './offerShipping.ts'

/**
 * Comparison of a request's pending offers for the open parts, as far as the viewer sees them; null without
 * any. By the request's id.
 */
export const requestComparison = batched(compareAll)

async function compareAll(
  { db, clock, viewer }: OperationContext,
  requestIds: readonly string[],
): Promise<(Comparison | null)[]> {
  const offers = await db.prisma.offer.findMany({
    where: {
      AND: [visibleOffers(viewer)],
      requestId: { in: [...requestIds] },
      // In other states no part is available.
      request: { state: 'ANSWERED' },
      state: 'PENDING',
      validUntil: { gt: clock.now() },
    },
    select: {
      id: true,
      requestId: true,
      validUntil: true,
      missingParts: true,
      openTotalCentesimos: true,
      openShippingCharge: true,
      openDeliveryTime: true,
      openWarrantyDays: true,
    },
    orderBy: { id: 'asc' },
  })
  const byRequest = new Map<string, ComparedOffer[]>()
  for (const offer of offers)
    byRequest.set(offer.requestId, [...(byRequest.get(offer.requestId) ?? []), offer])
  return requestIds.map(id => compareOffers(byRequest.get(id) ?? []))
}

/**
 * Updates each pending offer's figures for the request's open parts, after some were sold or became open
 * again. The caller holds the request's lock.
 */
export async function restateOffers(tx: Tx, requestId: string): Promise<void> {
  const open = await tx.requestedPart.findMany({ where: { requestId, orderId: null }, select: { id: true } })
  const openPartIds = open.map(({ id }) => id)
  const offers = await tx.offer.findMany({
    where: { requestId, state: 'PENDING' },
    select: {
      id: true,
      currentVersion: {
        select: {
          ...SHIPPING,
          lines: {
            select: { requestedPartId: true, priceCentesimos: true, deliveryTime: true, warrantyDays: true },
          },
        },
      },
    },
    orderBy: { id: 'asc' },
  })
  for (const { id, currentVersion } of offers)
    await tx.offer.update({
      where: { id },
      data: openTermsOf(currentVersion.lines, currentVersion, openPartIds),
    })
}
