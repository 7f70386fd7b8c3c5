import { noValue, terms } from './contactUnlock.guards.ts'
import { type Guards, NOBODY } from './guards.ts'

/** The rest of a deposit: only the canceled order has one, with the reason why it cannot be paid any more. */
export const ORDER_REST_GUARDS: Guards = {
  commands: {},
  fields: {
    order: [[NOBODY, [...terms, ...noValue]]],
    canceledOrder: [
      [['owner'], terms],
      [NOBODY, noValue],
    ],
    guestOrder: [[NOBODY, [...terms, ...noValue]]],
  },
}
