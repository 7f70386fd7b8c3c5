/** One offer as the comparison sees it. Amounts in centésimos. */
export interface ComparedOffer {
  readonly id: string
  readonly totalCentesimos: number
  readonly warrantyDays: number
  readonly partIds: readonly string[]
}

export interface Comparison {
  readonly count: number
  readonly lowestCentesimos: number
  readonly highestCentesimos: number
  /** The one offer that is strictly cheaper than all others for the same parts; null when there is no such offer. */
  readonly cheapestId: string | null
  /** The one offer whose shortest warranty is strictly longer than all others'; null when there is no such offer. */
  readonly longestWarrantyId: string | null
}

/**
 * Compares what can be compared: badges are given only among the offers that quote every requested part, because a
 * lower total for fewer parts is not a lower price. Null when there is nothing to compare.
 */
export function compareOffers(
  offers: readonly ComparedOffer[],
  requestedPartIds: readonly string[],
): Comparison | null {
  if (offers.length === 0) return null
  const totals = offers.map(offer => offer.totalCentesimos)
  const complete = offers.filter(offer => requestedPartIds.every(id => offer.partIds.includes(id)))
  return {
    count: offers.length,
    lowestCentesimos: Math.min(...totals),
    highestCentesimos: Math.max(...totals),
    cheapestId: strictlyFirst(complete, (one, other) => one.totalCentesimos - other.totalCentesimos),
    longestWarrantyId: strictlyFirst(complete, (one, other) => other.warrantyDays - one.warrantyDays),
  }
}

function strictlyFirst(
  offers: readonly ComparedOffer[],
  order: (one: ComparedOffer, other: ComparedOffer) => number,
): string | null {
  const [first, second] = offers.toSorted(order)
  return first && second && order(first, second) < 0 ? first.id : null
}
