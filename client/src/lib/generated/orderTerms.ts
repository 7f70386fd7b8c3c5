// Written by npm run codegen from server/src/domains/offers/orderTerms.ts.

/** Fee of a provider on a completed order by condition of the part, in basis points, taxes included. */
export const COMMISSION_BPS = {
  NEW: 1200,
  USED: 900,
  REMANUFACTURED: 900,
} as const

/** The share of the price that a reservation takes now, in basis points. */
export const DEPOSIT_BPS = 1500

/** For how long a consumer may change their mind, in business days (Ley 17.250). */
export const WITHDRAWAL_BUSINESS_DAYS = 5

/** The same period in words: the only wording of it. */
export const WITHDRAWAL_PERIOD = '5 días hábiles desde el contrato o la entrega, lo que sea posterior'
