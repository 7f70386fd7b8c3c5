// Written by npm run codegen from server/src/domains/offers/offerTerms.ts.

/** Words for what an offered part is. */
export const CONDITION_WORDS = {
  NEW: 'Nuevo',
  USED: 'Usado',
  REMANUFACTURED: 'Remanufacturado',
} as const

/** Words for how soon it can be had. */
export const DELIVERY_WORDS = {
  IMMEDIATE: 'Inmediato',
  DAYS_1_3: '1-3 días',
  WEEKS_1_2: '1-2 semanas',
  OVER_2_WEEKS: 'Más de 2 semanas',
} as const
