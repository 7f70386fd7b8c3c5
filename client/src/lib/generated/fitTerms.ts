// Written by npm run codegen from server/src/domains/offers. Apart from offerTerms, which first screens load.

/** Words for how the provider knows that a part fits. */
export const FIT_WORDS = {
  VIN: 'Por el chasis',
  PART_NUMBER: 'Por el número de pieza',
  PHOTO: 'Por la foto',
  UNIVERSAL: 'Es universal',
  NOT_SURE: 'No es seguro',
} as const

/** Words for how the delivery of an offer is charged. */
export const SHIPPING_WORDS = {
  ARRANGED: 'A coordinar',
  NONE: 'Sin costo',
  AMOUNT: 'Con costo',
} as const

/** The highest total of an offer, in centésimos. */
export const MAX_TOTAL_CENTESIMOS = 99999999

/** How long a price may be valid, in hours. */
export const MAX_VALID_HOURS = 2160
