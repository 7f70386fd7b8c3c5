import { z } from 'zod'
import { randomId } from '../ids.ts'
import { sessionObject } from './answers.ts'
import type { Emit } from './events.ts'
import type { SessionRecord } from './records.ts'
import { type StripeState, sessionOf, unixNow } from './state.ts'
import { StripeFault } from './stripeFault.ts'

const MIN_LIFE_SECONDS = 30 * 60
const MAX_LIFE_SECONDS = 24 * 60 * 60
/** Stripe's minimum is 0.50 of the settlement currency's dollar; about this many centésimos. */
const MIN_AMOUNT = 2000
const MAX_AMOUNT = 99_999_999

const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number)
const metadata = z.record(z.string().max(40), z.string().max(500)).default({})

const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  locale: z.enum(['auto', 'es', 'es-419', 'en']).optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency: z.enum(['uyu', 'usd']),
          unit_amount: whole,
          product_data: z.strictObject({
            name: z.string().min(1).max(250),
            description: z.string().optional(),
          }),
        }),
      }),
    )
    .min(1)
    .max(100),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata })
    .default({ metadata: {} }),
  success_url: z.string().min(1),
  cancel_url: z.string().min(1).optional(),
  expires_at: whole.optional(),
  expand: z.array(z.string()).optional(),
})

/** Opens a session as `POST /v1/checkout/sessions` does. Throws ZodError or StripeFault 400. */
export function createSession(state: StripeState, params: unknown): SessionRecord {
  const parsed = sessionParams.parse(params)
  const now = unixNow(state)
  const expiresAt = parsed.expires_at ?? now + MAX_LIFE_SECONDS
  if (expiresAt < now + MIN_LIFE_SECONDS || expiresAt > now + MAX_LIFE_SECONDS)
    throw new StripeFault(
      400,
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  for (const param of ['success_url', 'cancel_url'] as const) mustBeUrl(parsed[param], param)
  const session: SessionRecord = {
    id: randomId('cs_test', 58),
    created: now,
    expiresAt,
    amount: parsed.line_items.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0),
    currency: currencyOf(parsed.line_items.map(line => line.price_data.currency)),
    lines: parsed.line_items.map(line => ({
      id: randomId('li', 24),
      name: line.price_data.product_data.name,
      unitAmount: line.price_data.unit_amount,
      quantity: line.quantity,
    })),
    description: parsed.payment_intent_data.description ?? null,
    reference: parsed.client_reference_id ?? null,
    email: parsed.customer_email ?? null,
    metadata: parsed.metadata,
    intentMetadata: parsed.payment_intent_data.metadata,
    successUrl: parsed.success_url,
    cancelUrl: parsed.cancel_url ?? null,
    locale: parsed.locale ?? null,
    status: 'open',
    paymentStatus: 'unpaid',
    intentId: null,
  }
  mustBeChargeable(session.amount)
  state.sessions.put(session)
  return session
}

function mustBeUrl(url: string | undefined, param: string): void {
  if (url === undefined) return
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StripeFault(400, 'Not a valid URL', { param })
}

function currencyOf(currencies: string[]): string {
  const [currency = '', ...others] = new Set(currencies)
  if (others.length > 0) throw new StripeFault(400, 'All line items must have the same currency.')
  return currency
}

function mustBeChargeable(amount: number): void {
  if (amount < MIN_AMOUNT)
    throw new StripeFault(400, 'The total amount due must convert to at least 50 US cents.', {
      code: 'amount_too_small',
    })
  if (amount > MAX_AMOUNT)
    throw new StripeFault(400, 'Amount must be no more than $999,999.99', { code: 'amount_too_large' })
}

/** The session, expired first if its time is over. Throws StripeFault 404. */
export function currentSession(state: StripeState, emit: Emit, id: string): SessionRecord {
  const session = sessionOf(state, id)
  return isOver(state, session) ? close(state, emit, session) : session
}

/** Expires an open session on request. Throws StripeFault 400 when it is not open. */
export function expireSession(state: StripeState, emit: Emit, id: string): SessionRecord {
  const session = currentSession(state, emit, id)
  if (session.status !== 'open')
    throw new StripeFault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return close(state, emit, session)
}

/** Expires every overdue open session. */
export function expireOverdue(state: StripeState, emit: Emit): void {
  for (const session of state.sessions.all()) if (isOver(state, session)) close(state, emit, session)
}

function isOver(state: StripeState, session: SessionRecord): boolean {
  return session.status === 'open' && session.expiresAt <= unixNow(state)
}

function close(state: StripeState, emit: Emit, session: SessionRecord): SessionRecord {
  const expired: SessionRecord = { ...session, status: 'expired' }
  state.sessions.put(expired)
  emit('checkout.session.expired', sessionObject(state, expired))
  return expired
}
