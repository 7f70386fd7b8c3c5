import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'
import { visibleOffers } from './offer.policy.ts'
import { type Comparison, compareOffers } from './offerComparison.ts'

/** How a request's pending offers compare, as far as the viewer sees them; null without any. By the request's id. */
export const requestComparison = batched(compareAll)

async function compareAll(
  { db, clock, viewer }: OperationContext,
  requestIds: readonly string[],
): Promise<(Comparison | null)[]> {
  const requests = await db.prisma.partRequest.findMany({
    where: { id: { in: [...requestIds] } },
    select: {
      id: true,
      parts: { select: { id: true } },
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
              totalCentesimos: true,
              warrantyDays: true,
              lines: { select: { requestedPartId: true } },
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
        offers.map(offer => ({
          id: offer.id,
          totalCentesimos: offer.currentVersion.totalCentesimos,
          warrantyDays: offer.currentVersion.warrantyDays,
          partIds: offer.currentVersion.lines.map(line => line.requestedPartId),
        })),
        parts.map(part => part.id),
      ),
    ]),
  )
  return requestIds.map(id => byRequest.get(id) ?? null)
}
