import { z } from 'zod'
import { GatewayId } from '../../generated/prisma/enums.ts'
import type { JobType } from '../../platform/jobs.ts'

const notice = z.object({
  gateway: z.enum(GatewayId),
  /** Our id of the checkout, if it is known. */
  reference: z.string().nullable(),
  checkoutRef: z.string().nullable(),
  paymentRef: z.string().nullable(),
  refundRef: z.string().nullable(),
  disputeRef: z.string().nullable().default(null),
})
export type SettleNotice = z.output<typeof notice>
/** A gateway said that something happened: ask it what, and settle. */
export const settleNotice: JobType<SettleNotice> = { queue: 'payment.settleNotice', data: notice }

const refund = z.object({ refundId: z.uuid() })
/** Sends a requested refund to the gateway, or asks how it is going. */
export const executeRefund: JobType<z.output<typeof refund>> = {
  queue: 'payment.executeRefund',
  data: refund,
}

const checkout = z.object({ checkoutId: z.uuid() })
/** Closes a checkout at the gateway because something in it can no longer be had. */
export const closeCheckout: JobType<z.output<typeof checkout>> = {
  queue: 'payment.closeCheckout',
  data: checkout,
}

/** Asks the gateway again about the refunds of the last weeks: a bank may send one back after it had succeeded. */
export const reconcileRefunds: JobType<Record<string, unknown>> = {
  queue: 'payment.reconcileRefunds',
  data: z.looseObject({}),
}

/** Asks the gateway about everything that has been left pending. */
export const reconcilePayments: JobType<Record<string, unknown>> = {
  queue: 'payment.reconcile',
  data: z.looseObject({}),
}
