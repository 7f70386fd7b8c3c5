import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { followedCustomOrderTopic } from '../customOrders/customOrder.events.ts'

export const ordersTopic = (accountId: string) => `account:${accountId}:orders`

/** One order of a buyer without an account, for the holders of its link. */
export const followedOrderTopic = (orderId: string) => `order:${orderId}`

const orderEvent = z.object({
  orderId: z.uuid(),
  /** Null without a request. */
  requestId: z.uuid().nullable(),
  /** Null when the buyer has no account. */
  buyerId: z.uuid().nullable(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
  /** Null for an order of an offer; events logged before November 27, 2026 lack it. */
  customOrderId: z.uuid().nullable().default(null),
})
export type OrderEvent = z.output<typeof orderEvent>

/** New orders of an account's business. */
export const placedOrdersTopic = (accountId: string) => `account:${accountId}:placedOrders`

/** Topics of both parties of an order; of the holders of its link when the buyer has no account. */
export const bothSides = ({
  orderId,
  buyerId,
  providerAccountId,
}: Pick<OrderEvent, 'orderId' | 'buyerId' | 'providerAccountId'>) => [
  buyerId === null ? followedOrderTopic(orderId) : ordersTopic(buyerId),
  ordersTopic(providerAccountId),
]

/** Orders whose receipt is overdue, for the team. */
export const overdueOrdersTopic = 'orders:overdue'

/** `bothSides`, the team, and the holders of the quotation's link, whose page shows whether the money is held or goes back. */
const everybody = (event: OrderEvent) => [
  ...bothSides(event),
  overdueOrdersTopic,
  ...(event.customOrderId === null ? [] : [followedCustomOrderTopic(event.customOrderId)]),
]

export const orderPaid = defineEvent('order.paid', orderEvent, event => [
  ...bothSides(event),
  placedOrdersTopic(event.providerAccountId),
])
/** The buyer paid the rest of a deposit online. */
export const orderRestPaid = defineEvent('order.restPaid', orderEvent, everybody)
export const orderShipped = defineEvent('order.shipped', orderEvent, bothSides)
/** The provider changed the delivery of a sent order. */
export const deliveryCorrected = defineEvent('order.deliveryCorrected', orderEvent, bothSides)
/** The buyer of a sent order has not confirmed its receipt; announced once for each of the reminders. */
export const receiptUnconfirmed = defineEvent('order.receiptUnconfirmed', orderEvent, () => [])
/** Nobody confirmed the receipt or opened a dispute in time: the order enters the team's queue. */
export const receiptOverdue = defineEvent('order.receiptOverdue', orderEvent, () => [overdueOrdersTopic])
/** Our team asks both parties about the receipt. */
export const receiptAsked = defineEvent('order.receiptAsked', orderEvent, () => [overdueOrdersTopic])
/** Receipt is confirmed and the money is the provider's. */
export const orderReleased = defineEvent('order.released', orderEvent, everybody)
export const orderCanceled = defineEvent('order.canceled', orderEvent, everybody)
/** The buyer withdrew from the purchase, and everything is refunded. */
export const orderWithdrawn = defineEvent('order.withdrawn', orderEvent, everybody)
/** An account got the order, which was bought without one with its e-mail. */
export const orderClaimed = defineEvent('order.claimed', orderEvent, event => [
  ...bothSides(event),
  followedOrderTopic(event.orderId),
])
const deletionEvent = z.object({ orderId: z.uuid(), accountId: z.uuid() })
const ofDeleter = ({ accountId }: z.output<typeof deletionEvent>) => [ordersTopic(accountId)]
/** One party deleted the order from its own list, or restored it. The other party hears nothing. */
export const orderDeleted = defineEvent('order.deleted', deletionEvent, ofDeleter)
export const orderRestored = defineEvent('order.restored', deletionEvent, ofDeleter)
/** A detail other than its state changed, e.g. its refund arrived. */
export const orderTouched = defineEvent('order.touched', orderEvent, everybody)
