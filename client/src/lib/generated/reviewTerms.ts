// Written by npm run codegen from server/src/domains/accounts/profiles/provider.lifecycle.ts.

/** Within how many hours our team decides on a new provider. */
export const REVIEW_HOURS = {
  from: 24,
  to: 48,
} as const

/** The same in words. */
export const REVIEW_TIME = '24-48 horas'
