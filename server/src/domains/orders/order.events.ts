import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const ordersTopic = (accountId: string) => `account:${accountId}:orders`

const orderEvent = z.object({
  orderId: z.uuid(),
  /** Null without a request. */
  requestId: z.uuid().nullable(),
  /** Null when the buyer has no account. */
  buyerId: z.uuid().nullable(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
})
export type OrderEvent = z.output<typeof orderEvent>

/** New orders of an account's business. */
export const placedOrdersTopic = (accountId: string) => `account:${accountId}:placedOrders`

const bothSides = ({ buyerId, providerAccountId }: OrderEvent) =>
  [buyerId, providerAccountId].filter(id => id !== null).map(ordersTopic)

export const orderPaid = defineEvent('order.paid', orderEvent, event => [
  ...bothSides(event),
  placedOrdersTopic(event.providerAccountId),
])
export const orderShipped = defineEvent('order.shipped', orderEvent, bothSides)
/** Receipt is confirmed and the money is the provider's. */
export const orderReleased = defineEvent('order.released', orderEvent, bothSides)
export const orderCanceled = defineEvent('order.canceled', orderEvent, bothSides)
/** A detail other than its state changed, e.g. its refund arrived. */
export const orderTouched = defineEvent('order.touched', orderEvent, bothSides)
