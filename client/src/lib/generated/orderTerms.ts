// Written by npm run codegen from server/src/domains/offers/orderTerms.ts.

/** What a provider pays on a completed order, in basis points by what the part is, taxes included. */
export const COMMISSION_BPS = {
  NEW: 1200,
  USED: 900,
  REMANUFACTURED: 900,
} as const

/** What a reservation takes now, in basis points of the price. */
export const DEPOSIT_BPS = 1500

/** For how long a consumer may change their mind, in business days (Ley 17.250). */
export const WITHDRAWAL_BUSINESS_DAYS = 5

/** The same period in words: the only wording of it. */
export const WITHDRAWAL_PERIOD = '5 días hábiles desde el contrato o la entrega, lo que sea posterior'
