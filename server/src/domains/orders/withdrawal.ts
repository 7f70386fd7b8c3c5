import type { BuyerType } from '../../generated/prisma/enums.ts'
import { type BusinessDays, type CalendarDay, dayOf } from '../../platform/businessDays.ts'
import { WITHDRAWAL_BUSINESS_DAYS } from '../offers/orderTerms.ts'

/**
 * The last day on which the buyer may withdraw, counted from the delivery. Null before it, for a workshop,
 * which is no consumer (Ley 17.250, arts. 2 and 16), and once the day is over.
 */
export function withdrawalDay(
  { receivedAt, buyerType }: { receivedAt: Date | null; buyerType: BuyerType | null },
  { now, businessDays }: { now: Date; businessDays: BusinessDays },
): CalendarDay | null {
  if (!receivedAt || buyerType === 'WORKSHOP') return null
  const day = businessDays.lastDay(receivedAt, WITHDRAWAL_BUSINESS_DAYS, 'theirRight')
  return dayOf(now) <= day ? day : null
}
