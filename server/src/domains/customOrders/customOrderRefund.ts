import type { Prisma } from '../../generated/prisma/client.ts'
import type { OrderState } from '../../generated/prisma/enums.ts'

/** States in which Tuerca holds the money of an order. */
export const HELD: readonly OrderState[] = ['PAID', 'SHIPPED', 'RECEIVED', 'DISPUTED']

/** Columns of an order that `refundOf` reads. */
export const REFUND = {
  state: true,
  paidCentesimos: true,
  // The latest dispute ended the order.
  disputes: { orderBy: { id: 'desc' }, take: 1, select: { refundCentesimos: true } },
} as const satisfies Prisma.OrderSelect

/** Amount that the buyer of a custom order gets back, also while the refund is on its way; 0 without. */
export function refundOf({
  state,
  paidCentesimos,
  disputes: [dispute],
}: Prisma.OrderGetPayload<{ select: typeof REFUND }>): number {
  if (state === 'CANCELED' || state === 'REFUNDED') return paidCentesimos
  return (state === 'PARTIALLY_REFUNDED' && dispute?.refundCentesimos) || 0
}
