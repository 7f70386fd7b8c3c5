import type { Harness } from './harness.ts'

/** A refund of all that an order paid, which the gateway refused; returns its database id. */
export async function keepFailedRefund(
  { services, clock }: Harness,
  orderId: string,
  handling: 'RETRIED' | 'BY_HAND' | null = null,
): Promise<string> {
  const { prisma } = services.db
  const { id: allocationId, ...allocation } = await prisma.paymentAllocation.findFirstOrThrow({
    where: { orderId },
  })
  const { paymentId, amountCentesimos } = allocation
  const at = clock.now()
  const { id } = await prisma.refund.create({
    data: {
      paymentId,
      allocationId,
      amountCentesimos,
      reason: 'Sin stock',
      state: 'FAILED',
      createdAt: at,
      settledAt: at,
      handling,
      handledAt: handling && at,
    },
    select: { id: true },
  })
  return id
}
