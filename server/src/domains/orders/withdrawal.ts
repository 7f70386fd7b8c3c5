import type { BuyerType } from '../../generated/prisma/enums.ts'
import { type BusinessDays, type CalendarDay, dayInWords, dayOf } from '../../platform/businessDays.ts'
import { WITHDRAWAL_BUSINESS_DAYS } from '../offers/orderTerms.ts'

/** A buyer's right to withdraw from a purchase. */
export interface Withdrawal {
  readonly isOpen: boolean
  /** The last day, after the delivery; null before it, when the period has not begun, and for a workshop. */
  readonly lastDay: CalendarDay | null
  /** Why it is not open, in Spanish; null while it is. */
  readonly because: string | null
}

const NO_CONSUMER =
  'Compraste como taller: arrepentirse es un derecho de quien compra para uso propio (Ley 17.250, artículos 2 y 16).'

/**
 * The right to withdraw: WITHDRAWAL_BUSINESS_DAYS from the contract or the delivery, whichever is later, which is the
 * delivery. A workshop has none: it is no consumer (Ley 17.250, arts. 2 and 16).
 */
export function withdrawalOf(
  { deliveredAt, boughtAs }: { readonly deliveredAt: Date | null; readonly boughtAs: BuyerType | null },
  { now, businessDays }: { readonly now: Date; readonly businessDays: BusinessDays },
): Withdrawal {
  if (boughtAs === 'WORKSHOP') return { isOpen: false, lastDay: null, because: NO_CONSUMER }
  if (!deliveredAt) return { isOpen: true, lastDay: null, because: null }
  const lastDay = businessDays.lastDay(deliveredAt, WITHDRAWAL_BUSINESS_DAYS, 'theirRight')
  const isOpen = dayOf(now) <= lastDay
  const because = isOpen ? null : `El plazo para arrepentirte terminó el ${dayInWords(lastDay)}.`
  return { isOpen, lastDay, because }
}

/** When an order was delivered, as far as its history shows: the receipt, else the first release. Null before. */
export function deliveryOf(history: readonly { readonly toState: string; readonly at: Date }[]): Date | null {
  const delivery =
    history.find(({ toState }) => toState === 'RECEIVED') ??
    history.find(({ toState }) => toState === 'RELEASED')
  return delivery?.at ?? null
}
