import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { OfferEvent } from '../offers/offer.events.ts'
import { closeCheckout } from './payment.jobTypes.ts'

/** Nobody should pay what can no longer be accepted, so its pages at the gateway are closed too. */
export const closeStaleCheckouts = defineListener(
  'payments.closeStaleCheckouts',
  async ({ db, transact }: Services, { offerId }: OfferEvent) => {
    const offer = await db.prisma.offer.findUnique({
      where: { id: offerId },
      select: { state: true, currentVersionId: true },
    })
    const stale = await db.prisma.checkout.findMany({
      where: {
        state: { in: ['STARTING', 'OPEN'] },
        offerVersion: { offerId },
        ...(offer?.state === 'PENDING' ? { offerVersionId: { not: offer.currentVersionId } } : {}),
      },
      select: { id: true },
    })
    if (stale.length === 0) return
    await transact(async ({ enqueue }) => {
      for (const { id } of stale) await enqueue(closeCheckout, { checkoutId: id })
    })
  },
)
