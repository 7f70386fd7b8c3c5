// Written by npm run codegen from server/src/domains/orders/delivery.ts.

/** The ways of the parts of an order, for its provider. */
export const DELIVERY_METHOD_WORDS = {
  COURIER: 'Por agencia o correo',
  OWN_DELIVERY: 'Lo llevo yo',
  PICKUP: 'Lo retira el cliente',
} as const

/** Characters of each text of a delivery. */
export const DELIVERY_LENGTHS = {
  carrier: 60,
  trackingNumber: 60,
  trackingUrl: 500,
  pickupPlace: 160,
  pickupHours: 160,
  note: 300,
} as const
