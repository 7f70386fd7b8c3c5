import { z } from 'zod'
import {
  type GatewayCheckout,
  type GatewayCheckoutStatus,
  type GatewayDispute,
  type GatewayNotice,
  type GatewayNoticeKind,
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnavailable,
  type PaymentPage,
} from '../../domains/payments/paymentGateway.ts'

// Stripe writes a related object as its id, or whole where we asked for it with `expand`.
const idOrObject = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform(value => (typeof value === 'string' ? value : (value?.id ?? null)))

const unixSeconds = z
  .number()
  .int()
  .transform(seconds => new Date(seconds * 1000))

const minorUnits = z.number().int().nonnegative()

const balanceTransaction = z.object({
  amount: z.number().int(),
  fee: z.number().int(),
  currency: z.string(),
})

const charge = z.object({
  id: z.string(),
  amount: minorUnits,
  amount_refunded: minorUnits,
  currency: z.string(),
  created: unixSeconds,
  disputed: z.boolean(),
  balance_transaction: z.union([balanceTransaction, z.string()]).nullable(),
})

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: minorUnits,
  latest_charge: z.union([charge, z.string()]).nullable(),
})

const session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: minorUnits,
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  payment_intent: z.union([paymentIntent, z.string()]).nullable(),
})

const listedIntents = z.object({
  data: z.array(paymentIntent.extend({ currency: z.string() })),
  has_more: z.boolean(),
})

/** Our reference of the checkout is there. */
const referring = z.object({ metadata: z.object({ reference: z.string().optional() }) })

const createdSession = z.object({ id: z.string(), url: z.url(), expires_at: unixSeconds })

const refund = z.object({
  id: z.string(),
  amount: minorUnits,
  payment_intent: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
})

const dispute = z.object({
  id: z.string(),
  amount: minorUnits,
  payment_intent: idOrObject,
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: unixSeconds.nullable() }),
})

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: unixSeconds,
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      payment_intent: idOrObject,
      client_reference_id: z.string().nullish(),
    }),
  }),
})

/** Rejects answers without the shape we rely on. Throws GatewayUnavailable 'unexpected_answer'. */
function believe<T>(schema: z.ZodType<T>, what: string, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GatewayUnavailable(
    'unexpected_answer',
    `Stripe answered a ${what} we cannot read: ${z.prettifyError(parsed.error)}`,
  )
}

export function toCreatedCheckout(answer: unknown): { ref: string; url: string; expiresAt: Date } {
  const created = believe(createdSession, 'new checkout session', answer)
  return { ref: created.id, url: created.url, expiresAt: created.expires_at }
}

/** Our reference of the checkout that a payment intent belongs to. */
export function toReference(answer: unknown): string | null {
  return believe(referring, 'payment intent', answer).metadata.reference ?? null
}

/** Reads a session retrieved with `payment_intent.latest_charge.balance_transaction` expanded. */
export function toCheckout(
  answer: unknown,
  disputes: ReadonlyMap<string, GatewayDispute> = new Map(),
): GatewayCheckout {
  const read = believe(session, 'checkout session', answer)
  const intent = typeof read.payment_intent === 'string' ? null : read.payment_intent
  const status = statusOf(read, intent)
  return {
    ref: read.id,
    reference: read.client_reference_id,
    status,
    amountCentesimos: read.amount_total,
    currency: read.currency.toUpperCase(),
    payments: status === 'PAID' ? [toPayment(intent, disputes)] : [],
    voucher: null,
  }
}

/** Reads a list of payment intents with `data.latest_charge` expanded. */
export function toPaymentPage(answer: unknown): PaymentPage {
  const { data, has_more } = believe(listedIntents, 'list of payment intents', answer)
  return {
    payments: data
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount_received, currency, latest_charge: paid }) => {
        if (!paid || typeof paid === 'string')
          throw new GatewayUnavailable('unexpected_answer', 'Stripe lists a payment without its charge')
        return {
          ref: id,
          amountCentesimos: amount_received,
          amountRefundedCentesimos: paid.amount_refunded,
          currency: currency.toUpperCase(),
        }
      }),
    next: has_more ? (data.at(-1)?.id ?? null) : null,
  }
}

/** The payment intent whose charge is disputed, in a session that was read; null when none is. */
export function disputedIntentOf(answer: unknown): string | null {
  const { payment_intent: intent } = believe(session, 'checkout session', answer)
  if (intent === null || typeof intent === 'string') return null
  const paid = intent.latest_charge
  return paid !== null && typeof paid !== 'string' && paid.disputed ? intent.id : null
}

/** The newest dispute of a list. */
export function toDispute(answers: readonly unknown[]): GatewayDispute | null {
  const [newest] = answers.map(answer => believe(dispute, 'dispute', answer))
  if (!newest) return null
  const { id: ref, amount: amountCentesimos, reason, evidence_details } = newest
  return {
    ref,
    status: disputeStatus(newest.status),
    amountCentesimos,
    reason,
    respondBy: evidence_details.due_by,
  }
}

const disputeStatus = (status: string): GatewayDispute['status'] =>
  status === 'lost' ? 'LOST' : DROPPED.has(status) ? 'WON' : 'OPEN'

/** A warning that came to nothing takes no money either. */
const DROPPED = new Set(['won', 'warning_closed', 'prevented'])

export function toDisputedPayment(answer: unknown): string | null {
  return believe(dispute, 'dispute', answer).payment_intent
}

function statusOf(
  read: z.output<typeof session>,
  intent: z.output<typeof paymentIntent> | null,
): GatewayCheckoutStatus {
  if (read.status === 'open') return 'OPEN'
  if (read.status === 'expired') return 'EXPIRED'
  if (read.payment_status === 'paid' || intent?.status === 'succeeded') return 'PAID'
  return intent?.status === 'processing' ? 'PROCESSING' : 'FAILED'
}

function toPayment(
  intent: z.output<typeof paymentIntent> | null,
  disputes: ReadonlyMap<string, GatewayDispute>,
): GatewayPayment {
  const paid = intent?.latest_charge
  if (!intent || !paid || typeof paid === 'string')
    throw new GatewayUnavailable('unexpected_answer', 'Stripe says paid but shows no charge')
  return {
    ref: intent.id,
    amountCentesimos: intent.amount_received,
    amountRefundedCentesimos: paid.amount_refunded,
    feeCentesimos: feeOf(paid),
    paidAt: paid.created,
    dispute: disputes.get(intent.id) ?? null,
  }
}

// Stripe books the fee in the account's settlement currency; the booked amount of the same transaction gives the
// rate it used, so the fee comes back to the charge's currency without touching a float.
function feeOf(paid: z.output<typeof charge>): number | null {
  const booked = paid.balance_transaction
  if (booked === null || typeof booked === 'string') return null
  if (booked.currency === paid.currency) return booked.fee
  if (booked.amount <= 0) return null
  const [fee, amount, total] = [BigInt(booked.fee), BigInt(paid.amount), BigInt(booked.amount)]
  return Number((2n * fee * amount + total) / (2n * total))
}

const REFUND_STATUS = {
  pending: 'PENDING',
  requires_action: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
} as const satisfies Record<string, GatewayRefund['status']>

export function toRefund(answer: unknown): GatewayRefund {
  const read = believe(refund, 'refund', answer)
  return {
    ref: read.id,
    status: REFUND_STATUS[read.status],
    amountCentesimos: read.amount,
    paymentRef: read.payment_intent,
  }
}

/**
 * Identifies the subject of a verified event. Throws GatewayUnavailable when the event has no readable shape.
 */
export function toNotice(verified: unknown): GatewayNotice {
  const read = believe(event, 'event', verified)
  const about = read.data.object
  const idIf = (kind: string) => (about.object === kind ? (about.id ?? null) : null)
  return {
    eventId: read.id,
    kind: kindOf(read.type),
    type: read.type,
    checkoutRef: idIf('checkout.session'),
    paymentRef: idIf('payment_intent') ?? about.payment_intent,
    refundRef: idIf('refund'),
    disputeRef: idIf('dispute'),
    reference: about.client_reference_id ?? null,
    createdAt: read.created,
  }
}

function kindOf(type: string): GatewayNoticeKind {
  if (type === 'charge.dispute.closed') return 'DISPUTE_CLOSED'
  if (type.startsWith('charge.dispute.')) return 'DISPUTE_OPENED'
  return type.startsWith('refund.') || type === 'charge.refunded' ? 'REFUND' : 'PAYMENT'
}
