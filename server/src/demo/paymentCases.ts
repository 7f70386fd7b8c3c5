import { settlePayment } from '../domains/payments/settlement.operations.ts'
import { after, DAY_MS } from '../platform/clock.ts'
import type { Teller } from './story.ts'

/** Part of a purchase of SENT_ORDERS. */
const CLAIMED = 'Radiador de agua'
const DAYS_SINCE = 6

/** The bank of a buyer claimed a payment and won: a case that waits for the team. */
export async function claimPayment({ as, now, stage }: Teller): Promise<void> {
  const services = as(null)
  const { payment } = await services.db.prisma.paymentAllocation.findFirstOrThrow({
    where: { order: { state: 'SHIPPED', lines: { some: { description: CLAIMED } } } },
    select: { payment: { select: { gatewayRef: true, checkoutId: true } } },
  })
  stage.clock.travelTo(after(now, -DAYS_SINCE * DAY_MS))
  const lose = stage.dispute(payment.gatewayRef)
  await settlePayment(services, payment.checkoutId)
  stage.clock.comeBack()
  lose()
  await settlePayment(services, payment.checkoutId)
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
