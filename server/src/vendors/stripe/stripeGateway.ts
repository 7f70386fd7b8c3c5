import type { Stripe } from 'stripe'
import { GATEWAY_LABELS } from '../../domains/payments/gateways.ts'
import {
  type CheckoutInput,
  type GatewayNotice,
  GatewayRefused,
  InvalidWebhook,
  type PaymentGateway,
} from '../../domains/payments/paymentGateway.ts'
import type { Clock } from '../../platform/clock.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import {
  disputedIntentOf,
  toCheckout,
  toCreatedCheckout,
  toDispute,
  toDisputedPayment,
  toNotice,
  toPaymentPage,
  toReference,
  toRefund,
} from './stripeAnswers.ts'
import { asking } from './stripeFaults.ts'

export interface StripeGatewayConfig {
  mode: VendorMode
  /** `sk_…` */
  secretKey: string
  /** `whsec_…` */
  webhookSecret: string
  /** The sandbox's address; absent in live mode. */
  baseUrl?: string
  clock: Clock
  /** Milliseconds before a call is aborted; default 20 s. */
  timeoutMs?: number
  /** Retries with the same idempotency key; default 2. */
  maxNetworkRetries?: number
  /** Payments of a page of a list; default 100, Stripe's maximum. */
  pageSize?: number
}

const WEBHOOK_TOLERANCE_SECONDS = 300
/** Maximum characters that Stripe accepts. */
const LENGTHS = { name: 250, description: 1000, metadata: 500 }
/** Maximum page of a list; no payment has more refunds. */
const MOST_REFUNDS = 100

const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Card payments through Stripe Checkout. Throws WrongEndpoint when mode and address do not agree. */
export function createStripeGateway(config: StripeGatewayConfig): PaymentGateway {
  checkEndpoint('stripe', config.mode, config.baseUrl)
  let opened: Stripe | undefined
  // The SDK is loaded with the first call: processes without payments save its 18 MB.
  const open = async () => {
    const { Stripe } = await import('stripe')
    opened ??= new Stripe(config.secretKey, {
      ...endpointOf(config.baseUrl),
      telemetry: false,
      timeout: config.timeoutMs ?? 20_000,
      maxNetworkRetries: config.maxNetworkRetries ?? 2,
    })
    return opened
  }
  const calling = <T>(call: (stripe: Stripe) => Promise<T>) => asking(async () => call(await open()))

  const readSession = (ref: string) =>
    calling(stripe =>
      stripe.checkout.sessions.retrieve(ref, {
        expand: ['payment_intent.latest_charge.balance_transaction'],
      }),
    )

  const readCheckout = async (ref: string) => {
    const read = await readSession(ref)
    const disputed = disputedIntentOf(read)
    if (disputed === null) return toCheckout(read)
    const { data } = await calling(stripe => stripe.disputes.list({ payment_intent: disputed }))
    const dispute = toDispute(data)
    return toCheckout(read, new Map(dispute ? [[disputed, dispute]] : []))
  }

  return {
    id: 'STRIPE',
    label: GATEWAY_LABELS.STRIPE,
    methods: { label: 'Tarjetas internacionales', detail: 'Crédito o débito, en un pago.' },

    async createCheckout(input) {
      const params = sessionParams(input)
      const { idempotencyKey } = input
      return toCreatedCheckout(
        await calling(stripe => stripe.checkout.sessions.create(params, { idempotencyKey })),
      )
    },

    async readCheckout({ ref }) {
      // Stripe cannot find a session by our reference.
      if (ref === null) throw new GatewayRefused('resource_missing', 'No session is known of this checkout')
      return readCheckout(ref)
    },

    async referenceOf(paymentRef) {
      return toReference(await calling(stripe => stripe.paymentIntents.retrieve(paymentRef)))
    },

    async paymentOf(disputeRef) {
      const payment = toDisputedPayment(await calling(stripe => stripe.disputes.retrieve(disputeRef)))
      if (payment === null) throw new GatewayRefused('resource_missing', 'The dispute names no payment')
      return payment
    },

    async expireCheckout(ref) {
      try {
        await calling(stripe => stripe.checkout.sessions.expire(ref))
      } catch (error) {
        // Stripe refuses to close a closed session: the goal is reached.
        if (!(error instanceof GatewayRefused) || error.code === 'resource_missing') throw error
        if (toCheckout(await readSession(ref)).status === 'OPEN') throw error
      }
    },

    async refund(input) {
      const { idempotencyKey, paymentRef, amountCentesimos } = input
      // Stripe deletes keys after a day, so the refund's metadata has the key too.
      const earlier = await calling(stripe =>
        stripe.refunds.list({ payment_intent: paymentRef, limit: MOST_REFUNDS }),
      )
      const same = earlier.data.find(({ metadata }) => metadata?.key === idempotencyKey)
      if (same && same.amount !== amountCentesimos)
        throw new GatewayRefused('idempotency_error', 'This key was used for another amount')
      if (same) return toRefund(same)
      const params: Stripe.RefundCreateParams = {
        payment_intent: paymentRef,
        amount: amountCentesimos,
        reason: 'requested_by_customer',
        metadata: { key: idempotencyKey, reason: clipped(input.reason, LENGTHS.metadata) },
      }
      return toRefund(await calling(stripe => stripe.refunds.create(params, { idempotencyKey })))
    },

    async readRefund({ ref }) {
      return toRefund(await calling(stripe => stripe.refunds.retrieve(ref)))
    },

    async listPayments({ from, until }, cursor) {
      const params: Stripe.PaymentIntentListParams = {
        created: { gte: unixSeconds(from), lt: unixSeconds(until) },
        limit: config.pageSize ?? 100,
        expand: ['data.latest_charge'],
        ...(cursor === null ? {} : { starting_after: cursor }),
      }
      // A page alone: the SDK's own iteration reads all of them.
      const { data, has_more } = await calling(async stripe => stripe.paymentIntents.list(params))
      return toPaymentPage({ data, has_more })
    },

    async parseWebhook({ rawBody, headers }) {
      const received = config.clock.now().getTime()
      const stripe = await open()
      return noticeOf(() =>
        stripe.webhooks.constructEvent(
          rawBody,
          headers['stripe-signature'] ?? '',
          config.webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
          undefined,
          received,
        ),
      )
    },
  }
}

// Pure verification, so every error is the input's fault: some headers make the SDK throw.
function noticeOf(verify: () => unknown): GatewayNotice {
  try {
    return toNotice(verify())
  } catch (error) {
    throw new InvalidWebhook('This was not made by Stripe’s webhooks', { cause: error })
  }
}

function endpointOf(baseUrl: string | undefined) {
  if (baseUrl === undefined) return {}
  const url = new URL(baseUrl)
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol }
}

function sessionParams(input: CheckoutInput): Stripe.Checkout.SessionCreateParams {
  const sum = input.lines.reduce((total, line) => total + line.amountCentesimos, 0)
  if (sum !== input.amountCentesimos)
    throw new GatewayRefused('amount_mismatch', `lines add up to ${sum}, not ${input.amountCentesimos}`)
  const metadata = { reference: input.reference }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    locale: 'es-419',
    line_items: input.lines.map(line => ({
      quantity: 1,
      price_data: {
        currency: input.currency.toLowerCase(),
        unit_amount: line.amountCentesimos,
        product_data: { name: clipped(line.name, LENGTHS.name) },
      },
    })),
    // The buyer pays the pesos that were quoted, never Stripe's conversion of them.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    client_reference_id: input.reference,
    customer_email: input.customerEmail,
    metadata,
    payment_intent_data: { description: clipped(input.description, LENGTHS.description), metadata },
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    expires_at: unixSeconds(input.expiresAt),
  }
}

/** Cuts at whole characters: half of one cannot be sent. */
function clipped(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}
