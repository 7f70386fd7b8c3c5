import type { PartCondition } from '../../generated/prisma/enums.ts'
import { shareOf } from '../../platform/money.ts'

/** Commission of a provider on a completed order, in basis points, taxes included. */
export const COMMISSION_BPS: Readonly<Record<PartCondition, number>> = {
  NEW: 1200,
  USED: 900,
  REMANUFACTURED: 900,
}

/** Rate of a reservation, in basis points of the price. */
export const DEPOSIT_BPS = 1500

/** Period in which a consumer may withdraw from a distance purchase, in business days (Ley 17.250). */
export const WITHDRAWAL_BUSINESS_DAYS = 5

/**
 * The period of WITHDRAWAL_BUSINESS_DAYS in words. Every page, mail, answer and policy that names the period
 * uses it.
 */
export const WITHDRAWAL_PERIOD = `${WITHDRAWAL_BUSINESS_DAYS} días hábiles desde el contrato o la entrega, lo que sea posterior`

/** Card payments begin at half a dollar; this leaves a margin for its rate, in centésimos. */
export const MIN_CHARGE_CENTESIMOS = 3000

/** The commission of one line in centésimos, on its whole price, rounded half up. */
export function commissionOf(line: { priceCentesimos: number; condition: PartCondition }): number {
  return shareOf(line.priceCentesimos, COMMISSION_BPS[line.condition])
}

/**
 * The reservation in centésimos, rounded half up to the whole peso: a price with cents looks like a mistake. Null when the
 * reservation would be less than a card payment can be: then all is paid at once.
 */
export function depositOf(totalCentesimos: number): number | null {
  const deposit = shareOf(totalCentesimos, DEPOSIT_BPS)
  return deposit < MIN_CHARGE_CENTESIMOS ? null : Math.round(deposit / PESO) * PESO
}

/** Centésimos in a peso. */
const PESO = 100
