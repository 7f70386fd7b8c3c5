// Written by npm run codegen from server/src/domains/accounts/policies.ts.

/** The versions that hold of what an account accepts, named as in the inputs of the graph. */
export const CURRENT_POLICIES = {
  termsOfUse: '2025-07-24',
  privacyPolicy: '2026-11-24',
} as const
