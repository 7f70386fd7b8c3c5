import { z } from 'zod'

/** Unix seconds, as everything in Stripe. */
const seconds = z.number().int()
/** Minor units of the currency. */
const minor = z.number().int()
const metadata = z.record(z.string(), z.string())

export const sessionRecord = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  amount: minor,
  currency: z.string(),
  lines: z.array(
    z.object({ id: z.string(), name: z.string(), unitAmount: minor, quantity: z.number().int() }),
  ),
  description: z.string().nullable(),
  reference: z.string().nullable(),
  email: z.string().nullable(),
  metadata,
  intentMetadata: metadata,
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  locale: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['paid', 'unpaid']),
  intentId: z.string().nullable(),
})
export type SessionRecord = z.output<typeof sessionRecord>

export const chargeRecord = z.object({
  id: z.string(),
  created: seconds,
  amount: minor,
  amountRefunded: minor,
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }),
  /** The payment's effect on the account's balance, in the settlement currency; null until it succeeded. */
  booked: z
    .object({
      id: z.string(),
      amount: minor,
      fee: minor,
      currency: z.string(),
      exchangeRate: z.number().nullable(),
    })
    .nullable(),
})
export type ChargeRecord = z.output<typeof chargeRecord>

export const intentRecord = z.object({
  id: z.string(),
  created: seconds,
  sessionId: z.string(),
  amount: minor,
  currency: z.string(),
  description: z.string().nullable(),
  metadata,
  status: z.enum(['requires_payment_method', 'processing', 'succeeded']),
  /** Every attempt, the newest last. */
  charges: z.array(chargeRecord),
})
export type IntentRecord = z.output<typeof intentRecord>

export const refundRecord = z.object({
  id: z.string(),
  created: seconds,
  amount: minor,
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string().nullable(),
  metadata,
})
export type RefundRecord = z.output<typeof refundRecord>

export const disputeRecord = z.object({
  id: z.string(),
  created: seconds,
  dueBy: seconds,
  amount: minor,
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
})
export type DisputeRecord = z.output<typeof disputeRecord>

export const eventRecord = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  /** The exact bytes that are signed and sent. */
  body: z.string(),
})
export type EventRecord = z.output<typeof eventRecord>
