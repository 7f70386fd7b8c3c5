import { after, DAY_MS } from '../src/platform/clock.ts'
import type { Harness } from './harness.ts'

/** A lost dispute about the payment of an order; with a note, as our team settled it. Returns its database id. */
export async function keepPaymentCase(
  { services, clock }: Harness,
  orderId: string,
  note: string | null = null,
): Promise<string> {
  const { prisma } = services.db
  const { payment } = await prisma.paymentAllocation.findFirstOrThrow({
    where: { orderId },
    select: { payment: true },
  })
  const at = clock.now()
  const { id } = await prisma.paymentCase.create({
    data: {
      paymentId: payment.id,
      gateway: payment.gateway,
      kind: 'DISPUTE',
      gatewayRef: `du_${note === null ? 'due' : 'settled'}_${payment.gatewayRef}`,
      amountCentesimos: payment.amountCentesimos,
      reason: 'fraudulent',
      state: 'LOST',
      respondBy: after(at, 7 * DAY_MS),
      openedAt: at,
      closedAt: at,
      isDue: note === null,
      note,
      settledAt: note && at,
    },
    select: { id: true },
  })
  return id
}
