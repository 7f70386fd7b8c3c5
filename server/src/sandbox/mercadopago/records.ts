import { z } from 'zod'

/** ISO 8601 in UTC. */
const moment = z.string()
/** Centésimos. */
const amount = z.number().int()

export const preferenceRecord = z.object({
  id: z.string(),
  created: moment,
  reference: z.string().nullable(),
  items: z.array(
    z.object({ id: z.string(), title: z.string(), quantity: z.number().int(), unitPrice: amount }),
  ),
  email: z.string().nullable(),
  backUrls: z.object({ success: z.string(), pending: z.string(), failure: z.string() }),
  notificationUrl: z.string(),
  /** End of the time in which a payer can begin to pay. */
  expiresAt: moment.nullable(),
  /** Until when a voucher of it can be paid. */
  vouchersExpireAt: moment.nullable(),
})
export type PreferenceRecord = z.output<typeof preferenceRecord>

export const paymentRecord = z.object({
  id: z.string(),
  created: moment,
  updated: moment,
  approved: moment.nullable(),
  preferenceId: z.string(),
  amount,
  method: z.string(),
  type: z.string(),
  status: z.enum([
    'approved',
    'pending',
    'in_process',
    'rejected',
    'cancelled',
    'refunded',
    'in_mediation',
    'charged_back',
  ]),
  detail: z.string(),
  /** Of a voucher. */
  expiresAt: moment.nullable(),
  fee: amount,
})
export type PaymentRecord = z.output<typeof paymentRecord>

export const refundRecord = z.object({
  id: z.string(),
  created: moment,
  paymentId: z.string(),
  amount,
  status: z.enum(['approved', 'in_process', 'cancelled']),
  /** True when somebody made the refund in the dashboard. */
  byHand: z.boolean(),
})
export type RefundRecord = z.output<typeof refundRecord>

export const chargebackRecord = z.object({ id: z.string(), created: moment, paymentId: z.string() })
export type ChargebackRecord = z.output<typeof chargebackRecord>

export const noticeRecord = z.object({
  id: z.string(),
  type: z.string(),
  created: moment,
  /** The body as it is sent. */
  body: z.string(),
})
export type NoticeRecord = z.output<typeof noticeRecord>
