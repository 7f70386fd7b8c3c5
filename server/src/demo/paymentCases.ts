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
    select: { payment: { select: { id: true, gateway: true, amountCentesimos: true } } },
  })
  await prisma.paymentCase.create({
    data: {
      paymentId: payment.id,
      gateway: payment.gateway,
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

/** A payment at a gateway that no checkout of ours knows, as the nightly comparison found it. */
export async function findUnknownPayment({ as, now }: Teller): Promise<void> {
  await as('admin').db.prisma.paymentCase.create({
    data: {
      gateway: 'MERCADO_PAGO',
      kind: 'UNKNOWN_TO_US',
      gatewayRef: '131488203377',
      amountCentesimos: 265_000,
      reason: 'La pasarela tiene un pago que Tuerca no conoce.',
      openedAt: after(now, -DAY_MS),
    },
  })
}
