import { stepRefund } from '../domains/payments/payment.step.ts'
import type { DemoRequest } from './demoRequest.ts'
import { offer, part } from './demoRequest.ts'
import type { Teller } from './story.ts'

/** Sold and canceled; the bank of the buyer's closed card returned the refund. */
export const RETURNED_REFUND_SALE: DemoRequest = {
  by: 'comprador5',
  brand: 'Peugeot',
  model: '206',
  year: 2007,
  engine: '1.4',
  department: 'MALDONADO',
  hoursAgo: 24 * 9,
  ending: 'canceledOrder',
  plan: 'FULL',
  parts: [part('Bobina de encendido', 'ELECTRICAL', { condition: 'NEW' })],
  offers: [offer('bulevar', [3800], 'NEW', 'DAYS_1_3', 'Nueva.', 90)],
}

/** Makes the refund of RETURNED_REFUND_SALE fail, which then waits for the team. */
export async function returnRefund({ as, now }: Teller): Promise<void> {
  const admin = as('admin')
  const [{ description }] = RETURNED_REFUND_SALE.parts
  const refund = await admin.db.prisma.refund.findFirstOrThrow({
    where: { allocation: { order: { lines: { some: { description } } } } },
    include: { payment: { include: { checkout: true } } },
  })
  await admin.transact(unit =>
    stepRefund(unit, refund, { action: 'fail', actor: 'gateway', at: now }, { settledAt: now }),
  )
}
