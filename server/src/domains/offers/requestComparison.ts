import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'
import { visibleOffers } from './offer.policy.ts'
import { type Comparison, compareOffers } from './offerComparison.ts'

/**
 * How a request's pending offers compare for the parts that are open, as far as the viewer sees them; null without any. By
 * the request's id.
 */
export const requestComparison = batched(compareAll)

async function compareAll(
  { db, clock, viewer }: OperationContext,
  requestIds: readonly string[],
): Promise<(Comparison | null)[]> {
  const requests = await db.prisma.partRequest.findMany({
    where: { id: { in: [...requestIds] } },
    select: {
      id: true,
      parts: { where: { orderId: null }, select: { id: true } },
      offers: {
        where: {
          AND: [visibleOffers(viewer)],
          state: 'PENDING',
          currentVersion: { validUntil: { gt: clock.now() } },
        },
        select: {
          id: true,
          currentVersion: {
            select: {
              lines: {
                where: { requestedPart: { orderId: null } },
                select: { requestedPartId: true, priceCentesimos: true, warrantyDays: true },
              },
            },
          },
        },
      },
    },
  })
  const byRequest = new Map(
    requests.map(({ id, parts, offers }) => [
      id,
      compareOffers(
        offers.flatMap(({ id: offerId, currentVersion: { lines } }) =>
          lines.length === 0
            ? []
            : [
                {
                  id: offerId,
                  totalCentesimos: lines.reduce((total, line) => total + line.priceCentesimos, 0),
                  warrantyDays: Math.min(...lines.map(line => line.warrantyDays ?? 0)),
                  partIds: lines.map(line => line.requestedPartId),
                },
              ],
        ),
        parts.map(part => part.id),
      ),
    ]),
  )
  return requestIds.map(id => byRequest.get(id) ?? null)
}
