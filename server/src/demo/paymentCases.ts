import { after, DAY_MS } from '../platform/clock.ts'
import type { Teller } from './story.ts'

/** Part of a purchase of SENT_ORDERS. */
const CLAIMED = 'Radiador de agua'
const DAYS_SINCE = 6

/** The bank of a buyer claimed a payment and won: a case that waits for the team. The gateway's sandbox knows no open one. */
export async function claimPayment({ as, now }: Teller): Promise<void> {
  const { prisma } = as('admin').db
  const { payment } = await prisma.paymentAllocation.findFirstOrThrow({
    where: { order: { state: 'SHIPPED', lines: { some: { description: CLAIMED } } } },
    select: { payment: { select: { id: true, amountCentesimos: true } } },
  })
  await prisma.paymentCase.create({
    data: {
      paymentId: payment.id,
      kind: 'DISPUTE',
      gatewayRef: 'du_demo',
      amountCentesimos: payment.amountCentesimos,
      reason: 'product_not_received',
      state: 'LOST',
      respondBy: after(now, -DAY_MS),
      openedAt: after(now, -DAYS_SINCE * DAY_MS),
      closedAt: now,
    },
  })
}
