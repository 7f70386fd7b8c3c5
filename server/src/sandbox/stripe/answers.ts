import type { ChargeRecord, DisputeRecord, IntentRecord, RefundRecord, SessionRecord } from './records.ts'
import { disputesOf, intentOf, type StripeState } from './state.ts'
import { StripeFault } from './stripeFault.ts'

/** A related object: written as its id, or whole where the caller expands it. */
class Related {
  readonly id: string
  readonly whole: () => StripeObject

  constructor(id: string, whole: () => StripeObject) {
    this.id = id
    this.whole = whole
  }
}

export type StripeObject = { [field: string]: unknown }

/** Writes an object as JSON data, expanding `paths`. Throws StripeFault 400 for a field that cannot be expanded. */
export function render(object: StripeObject, paths: readonly string[] = []): StripeObject {
  const wanted = new Map<string, string[]>()
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.')
    if (!(field in object) || (object[field] !== null && !(object[field] instanceof Related)))
      throw new StripeFault(400, `This property cannot be expanded (${path}).`)
    wanted.set(field, [...(wanted.get(field) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])])
  }
  return Object.fromEntries(
    Object.entries(object).map(([field, value]) => {
      if (!(value instanceof Related)) return [field, value]
      const inner = wanted.get(field)
      return [field, inner ? render(value.whole(), inner) : value.id]
    }),
  )
}

export function sessionObject(state: StripeState, session: SessionRecord): StripeObject {
  const { intentId } = session
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: session.amount,
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer: null,
    customer_details: session.email ? { email: session.email, name: null, phone: null } : null,
    customer_email: session.email,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: intentId
      ? new Related(intentId, () => intentObject(state, intentOf(state, intentId)))
      : null,
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    presentment_details: null,
    status: session.status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${state.pageOrigin}/c/pay/${session.id}` : null,
  }
}

export function lineItemsObject(session: SessionRecord): StripeObject {
  return {
    object: 'list',
    url: `/v1/checkout/sessions/${session.id}/line_items`,
    has_more: false,
    data: session.lines.map(line => ({
      id: line.id,
      object: 'item',
      description: line.name,
      quantity: line.quantity,
      currency: session.currency,
      amount_subtotal: line.unitAmount * line.quantity,
      amount_total: line.unitAmount * line.quantity,
    })),
  }
}

export function intentObject(state: StripeState, intent: IntentRecord): StripeObject {
  const last = intent.charges.at(-1)
  const failed = intent.status === 'requires_payment_method' ? last : undefined
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: failed
      ? { type: 'card_error', code: failed.failureCode, message: failed.failureMessage, charge: failed.id }
      : null,
    latest_charge: last ? new Related(last.id, () => chargeObject(state, intent, last)) : null,
    livemode: false,
    metadata: intent.metadata,
    payment_method_types: ['card'],
    status: intent.status,
  }
}

export function chargeObject(state: StripeState, intent: IntentRecord, charge: ChargeRecord): StripeObject {
  const booked = state.feesAreLate ? null : charge.booked
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    balance_transaction: booked ? new Related(booked.id, () => bookingObject(charge, booked)) : null,
    captured: charge.status === 'succeeded',
    created: charge.created,
    currency: intent.currency,
    description: intent.description,
    disputed: disputesOf(state, intent.id).length > 0,
    failure_code: charge.failureCode,
    failure_message: charge.failureMessage,
    livemode: false,
    metadata: intent.metadata,
    paid: charge.status === 'succeeded',
    payment_intent: new Related(intent.id, () => intentObject(state, intent)),
    payment_method_details: { type: 'card', card: charge.card },
    refunded: charge.amountRefunded === charge.amount,
    status: charge.status,
  }
}

function bookingObject(charge: ChargeRecord, booked: NonNullable<ChargeRecord['booked']>): StripeObject {
  return {
    id: booked.id,
    object: 'balance_transaction',
    amount: booked.amount,
    created: charge.created,
    currency: booked.currency,
    exchange_rate: booked.exchangeRate,
    fee: booked.fee,
    net: booked.amount - booked.fee,
    source: charge.id,
    type: 'charge',
  }
}

export function disputeObject({ id, created, dueBy, ...dispute }: DisputeRecord): StripeObject {
  return {
    id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.chargeId,
    created,
    currency: dispute.currency,
    evidence_details: { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 },
    livemode: false,
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
  }
}

export function disputeListObject(disputes: readonly DisputeRecord[]): StripeObject {
  return { object: 'list', url: '/v1/disputes', has_more: false, data: disputes.map(disputeObject) }
}

export function refundListObject(state: StripeState, refunds: readonly RefundRecord[]): StripeObject {
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: refunds.map(refund => render(refundObject(state, refund))),
  }
}

export function refundObject(state: StripeState, refund: RefundRecord): StripeObject {
  const intent = intentOf(state, refund.intentId)
  const charge = intent.charges.find(one => one.id === refund.chargeId)
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: charge ? new Related(charge.id, () => chargeObject(state, intent, charge)) : refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: new Related(intent.id, () => intentObject(state, intent)),
    reason: refund.reason,
    status: refund.status,
    ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  }
}
