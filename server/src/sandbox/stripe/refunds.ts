import { z } from 'zod'
import { randomId } from '../ids.ts'
import { chargeObject, refundObject } from './answers.ts'
import type { Emit } from './events.ts'
import type { ChargeRecord, IntentRecord, RefundRecord } from './records.ts'
import { disputesOf, intentOf, refundOf, type StripeState, unixNow } from './state.ts'
import { StripeFault } from './stripeFault.ts'

const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, 'Invalid positive integer')
    .transform(Number)
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  expand: z.array(z.string()).optional(),
})

const listParams = z.strictObject({ payment_intent: z.string(), limit: z.string().optional() })

/** Refunds of one payment intent, newest first, as `GET /v1/refunds` does. Throws ZodError or StripeFault. */
export function refundsOfIntent(state: StripeState, params: unknown): RefundRecord[] {
  const { id } = intentOf(state, listParams.parse(params).payment_intent)
  return state.refunds
    .all()
    .filter(refund => refund.intentId === id)
    .toReversed()
}

/** Refunds as `POST /v1/refunds` does. Throws ZodError or StripeFault. */
export function createRefund(state: StripeState, emit: Emit, params: unknown): RefundRecord {
  const parsed = refundParams.parse(params)
  const intent = intentOf(state, parsed.payment_intent)
  const charge = intent.charges.at(-1)
  if (intent.status !== 'succeeded' || !charge)
    throw new StripeFault(400, 'This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    })
  if (disputesOf(state, intent.id).some(({ status }) => status !== 'won'))
    throw new StripeFault(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const left = charge.amount - charge.amountRefunded
  if (left === 0)
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const amount = parsed.amount ?? left
  if (amount > left)
    throw new StripeFault(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      {
        param: 'amount',
      },
    )
  const refund: RefundRecord = {
    id: randomId('re', 24),
    created: unixNow(state),
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: charge.id,
    status: state.refundsStayPending ? 'pending' : 'succeeded',
    reason: parsed.reason ?? null,
    metadata: parsed.metadata,
  }
  state.refunds.put(refund)
  changeRefunded(state, intent, charge, amount)
  emit('refund.created', refundObject(state, refund))
  emitRefunded(state, emit, refund)
  return refund
}

/**
 * The bank's decision about a refund: of a pending one, or returning one that had succeeded. Throws
 * StripeFault 400 otherwise.
 */
export function settleRefund(
  state: StripeState,
  emit: Emit,
  id: string,
  outcome: 'succeeded' | 'failed',
): RefundRecord {
  const refund = refundOf(state, id)
  const canSettle = refund.status === 'pending' || (refund.status === 'succeeded' && outcome === 'failed')
  if (!canSettle) throw new StripeFault(400, `Refund ${id} is ${refund.status}.`)
  const settled: RefundRecord = { ...refund, status: outcome }
  state.refunds.put(settled)
  if (outcome === 'failed') {
    const intent = intentOf(state, refund.intentId)
    const charge = intent.charges.find(one => one.id === refund.chargeId)
    // The returned money can be refunded again.
    if (charge) changeRefunded(state, intent, charge, -refund.amount)
  }
  emit('refund.updated', refundObject(state, settled))
  if (outcome === 'failed') emit('refund.failed', refundObject(state, settled))
  return settled
}

function changeRefunded(state: StripeState, intent: IntentRecord, charge: ChargeRecord, by: number): void {
  const changed = { ...charge, amountRefunded: charge.amountRefunded + by }
  state.intents.put({
    ...intent,
    charges: intent.charges.map(one => (one.id === charge.id ? changed : one)),
  })
}

function emitRefunded(state: StripeState, emit: Emit, refund: RefundRecord): void {
  const intent = intentOf(state, refund.intentId)
  const charge = intent.charges.find(one => one.id === refund.chargeId)
  if (charge) emit('charge.refunded', chargeObject(state, intent, charge))
}
