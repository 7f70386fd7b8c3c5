// Written by npm run codegen from server/src/domains/accounts/profiles/provider.lifecycle.ts.

/** Within how many hours our team decides on a new provider. */
export const REVIEW_HOURS = {
  from: 24,
  to: 48,
} as const

/** For how long our team can undo an approval. */
export const APPROVAL_UNDO_MS = 10000

/** Fields that an approval vouches for, as they are named when missing. */
export const PROVIDER_GAP_WORDS = {
  RUT: 'el RUT',
  ADDRESS: 'la dirección',
  BUSINESS_NAME: 'la razón social',
  PARTS_DESCRIPTION: 'la descripción de lo que vende',
} as const

/** The same in words. */
export const REVIEW_TIME = '24-48 horas'
