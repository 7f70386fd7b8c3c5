// Written by npm run codegen from server/src/domains/privacy/dataRequest.input.ts.

/** Within how many business days a request about data is answered (Ley 18.331). */
export const DATA_REQUEST_BUSINESS_DAYS = 5
