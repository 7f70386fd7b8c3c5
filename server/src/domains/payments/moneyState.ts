import type { RefundState } from '../../generated/prisma/enums.ts'

/** Paid shares of an order with their refunds; the same arguments everywhere, so that the fields of a query share one read. */
export const ALLOCATED = {
  orderBy: { id: 'asc' },
  select: {
    amountCentesimos: true,
    refunds: { select: { state: true, amountCentesimos: true, isElsewhere: true } },
  },
} as const

export const MoneyState = {
  CAPTURED: 'CAPTURED',
  REFUNDING: 'REFUNDING',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'REFUNDED',
} as const
export type MoneyState = keyof typeof MoneyState

/** State of paid money by its refunds; amounts in centésimos. */
export function moneyStateOf(
  amountCentesimos: number,
  refunds: readonly { state: RefundState; amountCentesimos: number }[],
): MoneyState {
  const sum = (state: RefundState) =>
    refunds.reduce((total, refund) => total + (refund.state === state ? refund.amountCentesimos : 0), 0)
  if (sum('SUCCEEDED') >= amountCentesimos) return 'REFUNDED'
  if (sum('REQUESTED') > 0) return 'REFUNDING'
  return sum('SUCCEEDED') > 0 ? 'PARTIALLY_REFUNDED' : 'CAPTURED'
}
