import { shareOf } from '../../platform/money.ts'
import { randomId } from '../ids.ts'
import { chargeObject, intentObject, sessionObject } from './answers.ts'
import type { Card } from './cards.ts'
import type { Emit } from './events.ts'
import type { ChargeRecord, IntentRecord, SessionRecord } from './records.ts'
import { currentSession } from './sessions.ts'
import { intentOf, type Settlement, type StripeState, unixNow } from './state.ts'
import { StripeFault } from './stripeFault.ts'

/** Stripe's fee in the sandbox: 3.6 % and 12 pesos. */
const FEE_BPS = 360
const FEE_FIXED = 1200

export type PayOutcome = 'PAID' | 'PROCESSING' | 'DECLINED'

/** The payer presses the button. Throws StripeFault 400 when the session is not open. */
export function pay(state: StripeState, emit: Emit, sessionId: string, card: Card): PayOutcome {
  const session = currentSession(state, emit, sessionId)
  if (session.status !== 'open')
    throw new StripeFault(400, `This Checkout Session is ${session.status} and cannot be paid.`)
  const intent = attemptOf(state, session, card)
  const paid: SessionRecord = { ...session, intentId: intent.id }
  if (card.fate === 'declined') {
    state.intents.put({ ...intent, status: 'requires_payment_method' })
    state.sessions.put(paid)
    emitFailure(state, emit, intent.id)
    return 'DECLINED'
  }
  const done = card.fate === 'paid'
  state.intents.put(done ? succeeded(state, intent) : { ...intent, status: 'processing' })
  const complete: SessionRecord = { ...paid, status: 'complete', paymentStatus: done ? 'paid' : 'unpaid' }
  state.sessions.put(complete)
  if (done) emitSuccess(state, emit, intent.id)
  else emit('payment_intent.processing', intentObject(state, intentOf(state, intent.id)))
  emit('checkout.session.completed', sessionObject(state, complete))
  return done ? 'PAID' : 'PROCESSING'
}

/** The bank's decision about a processing payment. Throws StripeFault 400 when none is processing. */
export function settleProcessing(
  state: StripeState,
  emit: Emit,
  sessionId: string,
  outcome: 'succeeded' | 'failed',
): SessionRecord {
  const session = currentSession(state, emit, sessionId)
  const intent = session.intentId === null ? null : intentOf(state, session.intentId)
  if (intent?.status !== 'processing')
    throw new StripeFault(400, 'This Checkout Session has no payment in process.')
  if (outcome === 'failed') {
    const failure = { failureCode: 'card_declined', failureMessage: 'Your card was declined.' }
    state.intents.put({
      ...withLastCharge(intent, { status: 'failed', ...failure }),
      status: 'requires_payment_method',
    })
    emitFailure(state, emit, intent.id)
    emit('checkout.session.async_payment_failed', sessionObject(state, session))
    return session
  }
  state.intents.put(succeeded(state, intent))
  const paid: SessionRecord = { ...session, paymentStatus: 'paid' }
  state.sessions.put(paid)
  emitSuccess(state, emit, intent.id)
  emit('checkout.session.async_payment_succeeded', sessionObject(state, paid))
  return paid
}

/** The session's intent with one more undecided charge. */
function attemptOf(state: StripeState, session: SessionRecord, card: Card): IntentRecord {
  const now = unixNow(state)
  const charge: ChargeRecord = {
    id: randomId('ch', 24),
    created: now,
    amount: session.amount,
    amountRefunded: 0,
    status: card.fate === 'declined' ? 'failed' : 'pending',
    failureCode: card.failureCode,
    failureMessage: card.failureMessage,
    card: { brand: card.brand, last4: card.last4 },
    booked: null,
  }
  const before = session.intentId === null ? null : intentOf(state, session.intentId)
  return {
    id: before?.id ?? randomId('pi', 24),
    created: before?.created ?? now,
    sessionId: session.id,
    amount: session.amount,
    currency: session.currency,
    description: session.description,
    metadata: session.intentMetadata,
    status: 'requires_payment_method',
    charges: [...(before?.charges ?? []), charge],
  }
}

function succeeded(state: StripeState, intent: IntentRecord): IntentRecord {
  const booked = book(intent.amount, intent.currency, state.settlement)
  return { ...withLastCharge(intent, { status: 'succeeded', booked }), status: 'succeeded' }
}

function withLastCharge(intent: IntentRecord, change: Partial<ChargeRecord>): IntentRecord {
  const last = intent.charges.length - 1
  return {
    ...intent,
    charges: intent.charges.map((charge, at) => (at === last ? { ...charge, ...change } : charge)),
  }
}

function book(amount: number, currency: string, settlement: Settlement): ChargeRecord['booked'] {
  const fee = Math.min(amount, shareOf(amount, FEE_BPS) + FEE_FIXED)
  const id = randomId('txn', 24)
  if (settlement.currency === currency) return { id, amount, fee, currency, exchangeRate: null }
  const rate = settlement.currency === 'usd' ? 1 / settlement.pesosPerDollar : 1
  return {
    id,
    amount: Math.round(amount * rate),
    fee: Math.round(fee * rate),
    currency: settlement.currency,
    exchangeRate: rate,
  }
}

function emitSuccess(state: StripeState, emit: Emit, intentId: string): void {
  const intent = intentOf(state, intentId)
  const charge = intent.charges.at(-1)
  if (charge) emit('charge.succeeded', chargeObject(state, intent, charge))
  emit('payment_intent.succeeded', intentObject(state, intent))
}

function emitFailure(state: StripeState, emit: Emit, intentId: string): void {
  const intent = intentOf(state, intentId)
  const charge = intent.charges.at(-1)
  if (charge) emit('charge.failed', chargeObject(state, intent, charge))
  emit('payment_intent.payment_failed', intentObject(state, intent))
}
