import type { Order, Prisma } from '../../generated/prisma/client.ts'
import type { OrderState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import { type OrderEvent, orderCanceled, orderReleased, orderShipped, orderTouched } from './order.events.ts'
import { orderLifecycle } from './order.lifecycle.ts'

type Change = Pick<Prisma.OrderUncheckedUpdateManyInput, 'shippingNote' | 'cancelReason'>

/** An order with the parties of its events. */
export interface OrderOfParties extends Pick<Order, 'id' | 'state' | 'requestId' | 'buyerId'> {
  readonly provider: { readonly accountId: string }
}

export const stepOrder = defineStep(orderLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<OrderState, Change>) =>
    tx.order.updateMany({
      where: { id, state: from },
      data: { ...data, state: to, ...(to === 'RELEASED' ? { reviewStage: 'DUE' } : {}) },
    }),
  events: {
    ship: orderShipped,
    // The release in the same transaction emits the event.
    confirmReceipt: null,
    release: orderReleased,
    cancel: orderCanceled,
    // The events of the dispute notify the parties.
    dispute: orderTouched,
    resumeUnsent: orderTouched,
    resumeSent: orderTouched,
    releaseDisputed: orderTouched,
    refund: orderTouched,
    refundPart: orderTouched,
  },
  facts: orderFacts,
})

/** Payload of an order's events. */
export function orderFacts({ id, requestId, buyerId, provider }: OrderOfParties): OrderEvent {
  return { orderId: id, requestId, buyerId, providerAccountId: provider.accountId }
}
