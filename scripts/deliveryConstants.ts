import {
  DELIVERY_METHOD_WORDS,
  MAX_CARRIER,
  MAX_DELIVERY_NOTE,
  MAX_PICKUP_HOURS,
  MAX_PICKUP_PLACE,
  MAX_TRACKING_NUMBER,
  MAX_TRACKING_URL,
} from '../server/src/domains/orders/delivery.ts'

/** The client's constants of deliveries, by file; `table` prints a record. */
export function deliveryConstants(
  table: (name: string, values: Readonly<Record<string, string | number>>) => string,
): Readonly<Record<string, string>> {
  return {
    'deliveryTerms.ts': [
      '// Written by npm run codegen from server/src/domains/orders/delivery.ts.\n\n',
      '/** The ways of the parts of an order, for its provider. */\n',
      table('DELIVERY_METHOD_WORDS', DELIVERY_METHOD_WORDS),
      '\n/** Characters of each text of a delivery. */\n',
      table('DELIVERY_LENGTHS', {
        carrier: MAX_CARRIER,
        trackingNumber: MAX_TRACKING_NUMBER,
        trackingUrl: MAX_TRACKING_URL,
        pickupPlace: MAX_PICKUP_PLACE,
        pickupHours: MAX_PICKUP_HOURS,
        note: MAX_DELIVERY_NOTE,
      }),
    ].join(''),
  }
}
