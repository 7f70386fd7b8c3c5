import { DeliveryTime, type ShippingCharge } from '../../generated/prisma/enums.ts'
import { type Shipping, totalWithShipping } from './offerShipping.ts'

/** A line of an offer for the comparison. Amounts in centésimos, warranty in days, null without. */
export interface ComparedLine {
  readonly requestedPartId: string
  readonly priceCentesimos: number
  readonly deliveryTime: DeliveryTime
  readonly warrantyDays: number | null
}

/** Figures of an offer for the open parts of its request. */
export interface OpenTerms {
  /** Open parts without a quote; 0 for a complete offer. */
  readonly missingParts: number
  /** Its lines for open parts and its shipping. */
  readonly openTotalCentesimos: number
  readonly openShippingCharge: ShippingCharge
  /** The slowest of its lines for open parts. */
  readonly openDeliveryTime: DeliveryTime
  /** The shortest of them; 0 when one has none. */
  readonly openWarrantyDays: number
}

export const QUICKEST_FIRST: readonly DeliveryTime[] = Object.values(DeliveryTime)

/** Lines for sold parts do not count: neither their price nor their terms are available any more. */
export function openTermsOf(
  lines: readonly ComparedLine[],
  shipping: Shipping,
  openPartIds: readonly string[],
): OpenTerms {
  const open = lines.filter(line => openPartIds.includes(line.requestedPartId))
  const slowest = Math.max(0, ...open.map(line => QUICKEST_FIRST.indexOf(line.deliveryTime)))
  return {
    missingParts: openPartIds.length - open.length,
    openTotalCentesimos: open.length === 0 ? 0 : totalWithShipping(open, shipping),
    openShippingCharge: shipping.shippingCharge,
    openDeliveryTime: QUICKEST_FIRST[slowest] ?? DeliveryTime.IMMEDIATE,
    openWarrantyDays: open.length === 0 ? 0 : Math.min(...open.map(line => line.warrantyDays ?? 0)),
  }
}

export interface ComparedOffer extends OpenTerms {
  readonly id: string
  readonly validUntil: Date
}

export type LeadCriterion = 'PRICE' | 'WARRANTY' | 'DELIVERY'

export interface Lead {
  readonly criterion: LeadCriterion
  readonly offerId: string
}

export interface Comparison {
  readonly count: number
  /** When the first of the offers expires. */
  readonly firstExpiresAt: Date
  /** Offers for some of the open parts only. */
  readonly partialCount: number
  /** Totals of the complete offers, in centésimos; null when there is none. */
  readonly range: { readonly lowestCentesimos: number; readonly highestCentesimos: number } | null
  /** The one complete offer that is strictly best, by criterion; none on a tie. */
  readonly leads: readonly Lead[]
}

type IsBetter = (one: ComparedOffer, other: ComparedOffer) => boolean

const IS_BETTER: Readonly<Record<LeadCriterion, IsBetter>> = {
  // A shipping to arrange may cost anything: its total proves nothing against a total that includes the shipping.
  PRICE: (one, other) =>
    one.openTotalCentesimos < other.openTotalCentesimos &&
    (one.openShippingCharge !== 'ARRANGED' || other.openShippingCharge === 'ARRANGED'),
  WARRANTY: (one, other) => one.openWarrantyDays > other.openWarrantyDays,
  DELIVERY: (one, other) =>
    QUICKEST_FIRST.indexOf(one.openDeliveryTime) < QUICKEST_FIRST.indexOf(other.openDeliveryTime),
}

/**
 * Compares complete offers: range and leads are among the offers for every open part, because a lower total
 * for fewer parts is not a lower price. Null when there is nothing to compare.
 */
export function compareOffers(offers: readonly ComparedOffer[]): Comparison | null {
  const [first] = offers.toSorted((one, other) => Number(one.validUntil) - Number(other.validUntil))
  if (!first) return null
  const complete = offers.filter(offer => offer.missingParts === 0)
  const totals = complete.map(offer => offer.openTotalCentesimos)
  return {
    count: offers.length,
    firstExpiresAt: first.validUntil,
    partialCount: offers.length - complete.length,
    range:
      totals.length === 0
        ? null
        : { lowestCentesimos: Math.min(...totals), highestCentesimos: Math.max(...totals) },
    leads: (Object.keys(IS_BETTER) as LeadCriterion[]).flatMap(criterion => {
      const first = strictlyFirst(complete, IS_BETTER[criterion])
      return first ? [{ criterion, offerId: first.id }] : []
    }),
  }
}

/** The offer that is better than each other one; undefined for a single offer. */
function strictlyFirst(offers: readonly ComparedOffer[], isBetter: IsBetter): ComparedOffer | undefined {
  if (offers.length < 2) return undefined
  const best = offers.reduce((first, offer) => (isBetter(first, offer) ? first : offer))
  return offers.every(offer => offer === best || isBetter(best, offer)) ? best : undefined
}
