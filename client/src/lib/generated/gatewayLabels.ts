// Written by npm run codegen from server/src/domains/payments/gateways.ts.

/** The names of payment gateways, by the `provider` of the pages to which payers return. */
export const GATEWAY_LABELS = {
  stripe: 'Stripe',
  mercadopago: 'MercadoPago',
} as const
