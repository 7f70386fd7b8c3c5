import type { GatewayId } from '../../generated/prisma/enums.ts'

/**
 * What the payments domain asks of any payment gateway. Each gateway is one folder in `vendors/` and must pass
 * `describePaymentGatewayContract`. The gateway's answer to `readCheckout` and `readRefund` is the truth about
 * money; a notice only says that it is time to ask.
 */
export interface PaymentGateway {
  readonly id: GatewayId
  /** Name shown to people, e.g. 'Stripe'. */
  readonly label: string
  /** What one can pay with there, for people: 'Tarjetas internacionales', and a sentence about it. */
  readonly methods: { readonly label: string; readonly detail: string }

  /**
   * Opens a hosted checkout. The same idempotency key with the same input gives the same checkout again.
   * Throws GatewayUnavailable (try again with the same key) or GatewayRefused (final).
   */
  createCheckout(input: CheckoutInput): Promise<{ ref: string; url: string; expiresAt: Date }>

  /**
   * Reads a checkout as it is now, by the gateway's own id of it or by ours: a gateway may know it by one of them alone.
   * Throws GatewayRefused 'resource_missing' for what it does not know.
   */
  readCheckout(key: CheckoutKey): Promise<GatewayCheckout>

  /**
   * Our reference of the checkout that a payment was made in; null when it is not ours. For notices that name a payment
   * alone. Throws GatewayRefused 'resource_missing' for an unknown payment.
   */
  referenceOf(paymentRef: string): Promise<string | null>

  /** The payment that a dispute is about. Throws GatewayRefused 'resource_missing' for an unknown one. */
  paymentOf(disputeRef: string): Promise<string>

  /**
   * Closes an open checkout, and cancels its unpaid vouchers, so that nobody can pay it any more; one that is already
   * closed is fine.
   */
  expireCheckout(ref: string): Promise<void>

  /**
   * Sends all or a part of a payment back to where it came from. The same idempotency key never refunds twice, however
   * long ago it was used first.
   * Throws GatewayRefused when the gateway says no (more than was paid, already refunded in full).
   */
  refund(input: RefundInput): Promise<GatewayRefund>

  /** Reads a refund as it is now. Throws GatewayRefused 'resource_missing' for an unknown one. */
  readRefund(key: { ref: string; paymentRef: string }): Promise<GatewayRefund>

  /**
   * Checks the signature of a delivery and names what the notice is about. Throws InvalidWebhook; never touches the
   * network.
   */
  parseWebhook(delivery: WebhookDelivery): Promise<GatewayNotice>
}

/** The gateways that have credentials, by id. */
export type Gateways = ReadonlyMap<GatewayId, PaymentGateway>

export interface CheckoutKey {
  /** The gateway's id; null when its answer never arrived. */
  readonly ref: string | null
  /** Our id of the checkout. */
  readonly reference: string
  /** Payments that we know or have heard of: a gateway's own search may not find them yet. */
  readonly paymentRefs?: readonly string[]
}

/** A webhook as it came. What is signed differs by gateway: the bytes, a header, a value of the query. */
export interface WebhookDelivery {
  readonly rawBody: Buffer
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As the sender wrote it: the public address, with its query. */
  readonly url: URL
}

export interface CheckoutInput {
  idempotencyKey: string
  /** Centésimos; equals the sum of the lines. */
  amountCentesimos: number
  currency: 'UYU'
  /** What the payment is for, shown on the gateway's receipts. */
  description: string
  lines: readonly { name: string; amountCentesimos: number }[]
  customerEmail: string
  /** Our id of the checkout: comes back as `GatewayCheckout.reference`. */
  reference: string
  /** Where the payer lands after paying. */
  successUrl: string
  /** Where the payer lands with a payment that takes its time: a voucher to pay in cash, a review. */
  pendingUrl: string
  cancelUrl: string
  /** The gateway's limits hold; half an hour to a day from the call suits all. */
  expiresAt: Date
  /** Until when a voucher that was taken out in time can be paid in cash. */
  vouchersExpireAt: Date
}

export interface RefundInput {
  idempotencyKey: string
  /** `GatewayPayment.ref`. */
  paymentRef: string
  amountCentesimos: number
  /** For the gateway's records; free text. */
  reason: string
  /** When this refund was asked for first: gateways forget their idempotency keys after a while. */
  requestedAt: Date
  /** `GatewayRefund.ref` of the other refunds of the payment that we know. */
  knownRefs: readonly string[]
}

export type GatewayCheckoutStatus = 'OPEN' | 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED'

export interface GatewayCheckout {
  ref: string
  /** Our id of the checkout as we sent it; null for a checkout that is not ours. */
  reference: string | null
  status: GatewayCheckoutStatus
  amountCentesimos: number
  /** ISO 4217, upper case. */
  currency: string
  /** What was paid in it, oldest first: at least one exactly when the status is PAID. A payer may have paid twice. */
  payments: readonly GatewayPayment[]
  /** The unpaid voucher of a checkout in process; null without. */
  voucher: GatewayVoucher | null
}

/** A coupon to pay in cash (Abitab, Redpagos). */
export interface GatewayVoucher {
  /** Null when the gateway does not say until when it can be paid. */
  expiresAt: Date | null
  /** The gateway's page with the coupon. */
  url: string | null
}

export interface GatewayPayment {
  ref: string
  amountCentesimos: number
  amountRefundedCentesimos: number
  /** What the gateway kept, in centésimos of the checkout's currency; null until the gateway knows it. */
  feeCentesimos: number | null
  paidAt: Date
  /** That its payer or their bank claims it back; null without. */
  dispute: GatewayDispute | null
}

export interface GatewayDispute {
  /** The gateway's id of the dispute, or of its payment where disputes have none. */
  ref: string
  /** Won by us: the money stays. */
  status: 'OPEN' | 'WON' | 'LOST'
  amountCentesimos: number
  /** In the gateway's own word. */
  reason: string
  /** Until when evidence can be sent; null when the gateway does not say. */
  respondBy: Date | null
}

export interface GatewayRefund {
  ref: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amountCentesimos: number
  paymentRef: string
}

/** What a notice is about. A refund may be one that somebody made in the gateway's dashboard. */
export type GatewayNoticeKind = 'PAYMENT' | 'REFUND' | 'DISPUTE_OPENED' | 'DISPUTE_CLOSED'

/** A verified webhook: what to ask the gateway about. Delivered at least once and in any order. */
export interface GatewayNotice {
  eventId: string
  kind: GatewayNoticeKind
  /** The gateway's own name of the event, e.g. 'checkout.session.completed'. */
  type: string
  checkoutRef: string | null
  paymentRef: string | null
  refundRef: string | null
  disputeRef: string | null
  /** Our id of the checkout, if the notice names it. */
  reference: string | null
  createdAt: Date
}

/** The gateway could not be asked, or did not answer sensibly: nothing is known about the outcome. Try again. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'
  /** Stable reason for logs and metrics, e.g. 'connection', 'rate_limit', 'unexpected_answer'. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The gateway answered no, and will answer no again. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
  /** The gateway's own code, e.g. 'resource_missing', 'idempotency_error', 'charge_already_refunded'. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The body, its signature or its age cannot be believed. Answer 400 and keep nothing. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}
