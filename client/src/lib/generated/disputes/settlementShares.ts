// Written by npm run codegen from server/src/common/disputes/settlementShares.ts.

/** The money of one order, in centésimos. */
export interface OrderMoney {
  /** The agreed price. */
  readonly totalCentesimos: number
  /** Paid through Tuerca: all of the price, or the deposit. */
  readonly paidCentesimos: number
  /** Commission on the whole price. */
  readonly commissionCentesimos: number
}

/** Shares of what was paid, which add up to it; in centésimos. */
export interface SettlementShares {
  readonly buyerCentesimos: number
  readonly providerCentesimos: number
  readonly commissionCentesimos: number
}

/**
 * Divides what was paid when the buyer gets a part of it back. The commission shrinks with the price, rounded half up, and
 * never exceeds the part that remains, so that a settlement makes no provider owe.
 */
export function settlementShares(
  { totalCentesimos, paidCentesimos, commissionCentesimos }: OrderMoney,
  refundCentesimos: number,
): SettlementShares {
  const left = paidCentesimos - refundCentesimos
  // The product of two amounts exceeds the exact integers of a number.
  const total = BigInt(totalCentesimos)
  const share = BigInt(commissionCentesimos) * (total - BigInt(refundCentesimos))
  const reduced = Number((2n * share + total) / (2n * total))
  const commission = Math.min(reduced, left)
  return {
    buyerCentesimos: refundCentesimos,
    providerCentesimos: left - commission,
    commissionCentesimos: commission,
  }
}
