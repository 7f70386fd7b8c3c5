import type { Order, Prisma } from '../../generated/prisma/client.ts'
import type { OrderReviewStage, OrderState } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import type { Delivery } from './delivery.ts'
import {
  type OrderEvent,
  orderCanceled,
  orderReleased,
  orderShipped,
  orderTouched,
  orderWithdrawn,
} from './order.events.ts'
import { orderLifecycle } from './order.lifecycle.ts'

type Change = Pick<
  Prisma.OrderUncheckedUpdateManyInput,
  keyof Delivery | 'cancelReason' | 'shippedAt' | 'receiptReminders' | 'receiptAskedAt'
>

/** An order with the parties of its events. */
export interface OrderOfParties
  extends Pick<Order, 'id' | 'state' | 'requestId' | 'buyerId' | 'customOrderId'> {
  readonly provider: { readonly accountId: string }
}

export const stepOrder = defineStep(orderLifecycle, {
  async update(tx, { id, from, to, data }: StepWrite<OrderState, Change>) {
    const moved = await tx.order.updateMany({
      where: { id, state: from },
      // Money that moves again is seen again.
      data: { ...data, state: to, buyerDeletedAt: null, providerDeletedAt: null },
    })
    // A review that was given before a dispute stays given.
    if (to === 'RELEASED') await moveReviewStage(tx, id, 'NOT_YET', 'DUE')
    if (from === 'RELEASED') await moveReviewStage(tx, id, 'DUE', 'NOT_YET')
    return moved
  },
  events: {
    ship: orderShipped,
    // The release in the same transaction emits the event.
    confirmReceipt: null,
    handOver: null,
    acceptReceipt: null,
    release: orderReleased,
    cancel: orderCanceled,
    withdraw: orderWithdrawn,
    // The events of the dispute notify the parties.
    dispute: orderTouched,
    disputeForBuyer: orderTouched,
    resumeUnsent: orderTouched,
    resumeSent: orderTouched,
    releaseDisputed: orderTouched,
    refund: orderTouched,
    refundPart: orderTouched,
  },
  facts: orderFacts,
})

async function moveReviewStage(
  tx: Tx,
  id: string,
  from: OrderReviewStage,
  to: OrderReviewStage,
): Promise<void> {
  await tx.order.updateMany({ where: { id, reviewStage: from }, data: { reviewStage: to } })
}

/** Payload of an order's events. */
export function orderFacts({ id, requestId, buyerId, provider, customOrderId }: OrderOfParties): OrderEvent {
  return { orderId: id, requestId, buyerId, providerAccountId: provider.accountId, customOrderId }
}
