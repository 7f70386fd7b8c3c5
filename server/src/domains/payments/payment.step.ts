import type { Checkout, Prisma, Refund } from '../../generated/prisma/client.ts'
import type { CheckoutState, RefundState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import { checkoutMoved } from './payment.events.ts'
import { checkoutLifecycle, refundLifecycle } from './payment.lifecycle.ts'

type CheckoutChange = Pick<
  Prisma.CheckoutUncheckedUpdateManyInput,
  'gatewayRef' | 'url' | 'voucherExpiresAt' | 'voucherUrl'
>

export const stepCheckout = defineStep(checkoutLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<CheckoutState, CheckoutChange>) =>
    tx.checkout.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: {
    open: null,
    process: checkoutMoved,
    pay: checkoutMoved,
    fail: checkoutMoved,
    expire: checkoutMoved,
  },
  facts: ({ id, payerId }: Pick<Checkout, 'id' | 'state' | 'payerId'>) => ({ checkoutId: id, payerId }),
})

type RefundChange = Pick<Prisma.RefundUncheckedUpdateManyInput, 'gatewayRef' | 'settledAt'>

interface RefundOfPayment extends Pick<Refund, 'id' | 'state'> {
  readonly payment: { readonly checkout: Pick<Checkout, 'id' | 'payerId'> }
}

export const stepRefund = defineStep(refundLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<RefundState, RefundChange>) =>
    tx.refund.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: { succeed: checkoutMoved, fail: checkoutMoved },
  facts: ({ payment: { checkout } }: RefundOfPayment) => ({
    checkoutId: checkout.id,
    payerId: checkout.payerId,
  }),
})
