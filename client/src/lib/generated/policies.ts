// Written by npm run codegen from server/src/domains/accounts/policies/policies.ts.

/** The versions that hold of what an account accepts, named as in the inputs of the graph. */
export const CURRENT_POLICIES = {
  termsOfUse: '2026-11-29',
  privacyPolicy: '2026-12-02',
} as const
