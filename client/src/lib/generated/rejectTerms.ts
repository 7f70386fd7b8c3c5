// Written by npm run codegen from server/src/domains/offers. Apart from offerTerms, which first screens load.

/** Words for why a buyer rejects an offer. */
export const REJECT_WORDS = {
  PRICE: 'El precio es alto',
  DELIVERY: 'La entrega demora mucho',
  CONDITION: 'Busco otra condición',
  WARRANTY: 'La garantía es corta',
  WRONG_PART: 'No es el repuesto que pedí',
  BOUGHT_ELSEWHERE: 'Ya lo conseguí',
  OTHER: 'Otro motivo',
} as const
