import { z } from 'zod'
import { GatewayId } from '../../generated/prisma/enums.ts'
import type { JobType } from '../../platform/jobs.ts'

const notice = z.object({
  gateway: z.enum(GatewayId),
  /** Our id of the checkout, if known. */
  reference: z.string().nullable(),
  checkoutRef: z.string().nullable(),
  paymentRef: z.string().nullable(),
  refundRef: z.string().nullable(),
  disputeRef: z.string().nullable().default(null),
})
export type SettleNotice = z.output<typeof notice>
/** Asks the gateway about an event that its webhook announced, and settles. */
export const settleNotice: JobType<SettleNotice> = { queue: 'payment.settleNotice', data: notice }

/** A notice to ask about everything of a checkout. */
export const noticeAbout = (about: {
  readonly checkoutId: string
  readonly gateway: GatewayId
}): SettleNotice => ({
  gateway: about.gateway,
  reference: about.checkoutId,
  checkoutRef: null,
  paymentRef: null,
  refundRef: null,
  disputeRef: null,
})

const refund = z.object({ refundId: z.uuid() })
/** Sends a requested refund to the gateway, or asks for its state. */
export const executeRefund: JobType<z.output<typeof refund>> = {
  queue: 'payment.executeRefund',
  data: refund,
}

const checkout = z.object({ checkoutId: z.uuid() })
/** Closes a checkout at the gateway because an item is no longer available. */
export const closeCheckout: JobType<z.output<typeof checkout>> = {
  queue: 'payment.closeCheckout',
  data: checkout,
}

/**
 * Asks the gateway again about the refunds of the last weeks: a bank may return one after it had succeeded.
 */
export const reconcileRefunds: JobType<Record<string, unknown>> = {
  queue: 'payment.reconcileRefunds',
  data: z.looseObject({}),
}

/** Asks the gateway about everything left pending. */
export const reconcilePayments: JobType<Record<string, unknown>> = {
  queue: 'payment.reconcile',
  data: z.looseObject({}),
}
