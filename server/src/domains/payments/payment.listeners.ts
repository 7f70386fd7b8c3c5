import type { Prisma } from '../../generated/prisma/client.ts'
import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { CustomOrderEvent } from '../customOrders/customOrder.events.ts'
import type { OfferEvent } from '../offers/offer.events.ts'
import type { OrderEvent } from '../orders/order.events.ts'
import { closeCheckout } from './payment.jobTypes.ts'

/** An unavailable item should not be paid, so its pages at the gateway are closed too. */
export const closeStaleCheckouts = defineListener(
  'payments.closeStaleCheckouts',
  async (services: Services, { offerId }: OfferEvent) => {
    const offer = await services.db.prisma.offer.findUnique({
      where: { id: offerId },
      select: { state: true, currentVersionId: true },
    })
    await closeCheckouts(services, {
      offerVersion: { offerId },
      ...(offer?.state === 'PENDING' ? { offerVersionId: { not: offer.currentVersionId } } : {}),
    })
  },
)

/** Pages that include outdated terms of a custom order, or an order that is paid or expired. */
export const closeStaleCustomOrderCheckouts = defineListener(
  'payments.closeStaleCustomOrderCheckouts',
  async (services: Services, { customOrderId }: CustomOrderEvent) => {
    const order = await services.db.prisma.customOrder.findUnique({
      where: { id: customOrderId },
      select: { state: true, currentVersionId: true },
    })
    await closeCheckouts(services, {
      customOrderVersion: { customOrderId },
      ...(order?.state === 'PENDING' ? { customOrderVersionId: { not: order.currentVersionId } } : {}),
    })
  },
)

/** Offers for more than an order's parts stay open, but not the pages that include these parts. */
export const closeCheckoutsForParts = defineListener(
  'payments.closeCheckoutsForParts',
  (services: Services, { orderId }: OrderEvent) =>
    closeCheckouts(services, { lines: { some: { offerLine: { requestedPart: { orderId } } } } }),
)

async function closeCheckouts(
  { db, transact }: Services,
  items: Prisma.CheckoutItemWhereInput,
): Promise<void> {
  const stale = await db.prisma.checkout.findMany({
    where: { state: { in: ['STARTING', 'OPEN'] }, items: { some: items } },
    select: { id: true },
  })
  if (stale.length === 0) return
  await transact(async ({ enqueue }) => {
    for (const { id } of stale) await enqueue(closeCheckout, { checkoutId: id })
  })
}
