import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const notice = z.object({
  checkoutRef: z.string().nullable(),
  paymentRef: z.string().nullable(),
  refundRef: z.string().nullable(),
})
/** A gateway said that something happened: ask it what, and settle. */
export const settleNotice: JobType<z.output<typeof notice>> = { queue: 'payment.settleNotice', data: notice }

const refund = z.object({ refundId: z.uuid() })
/** Sends a requested refund to the gateway, or asks how it is going. */
export const executeRefund: JobType<z.output<typeof refund>> = {
  queue: 'payment.executeRefund',
  data: refund,
}

const checkout = z.object({ checkoutId: z.uuid() })
/** Closes a checkout at the gateway because its offer version can no longer be accepted. */
export const closeCheckout: JobType<z.output<typeof checkout>> = {
  queue: 'payment.closeCheckout',
  data: checkout,
}

/** Asks the gateway about everything that has been left pending. */
export const reconcilePayments: JobType<Record<string, unknown>> = {
  queue: 'payment.reconcile',
  data: z.looseObject({}),
}
