import type { GatewayId } from '../../generated/prisma/enums.ts'

/**
 * Interface of any payment gateway for the payments domain. Each gateway is one folder in `vendors/` and must
 * pass `describePaymentGatewayContract`. The gateway's answer to `readCheckout` and `readRefund` is
 * authoritative about money; a notice only triggers reading it.
 */
export interface PaymentGateway {
  readonly id: GatewayId
  /** Name shown to people, e.g. 'Stripe'. */
  readonly label: string
  /** Means of payment, for people: 'Tarjetas internacionales', and a sentence about it. */
  readonly methods: { readonly label: string; readonly detail: string }

  /**
   * Opens a hosted checkout. The same idempotency key with the same input gives the same checkout again.
   * Throws GatewayUnavailable (try again with the same key) or GatewayRefused (final).
   */
  createCheckout(input: CheckoutInput): Promise<{ ref: string; url: string; expiresAt: Date }>

  /**
   * Reads the current state of a checkout, by the gateway's own id of it or by ours: a gateway may know only
   * one of them. Throws GatewayRefused 'resource_missing' for an unknown one.
   */
  readCheckout(key: CheckoutKey): Promise<GatewayCheckout>

  /**
   * Our reference of a payment's checkout; null when it is not ours. For notices that name only a payment.
   * Throws GatewayRefused 'resource_missing' for an unknown payment.
   */
  referenceOf(paymentRef: string): Promise<string | null>

  /** Returns the payment of a dispute. Throws GatewayRefused 'resource_missing' for an unknown one. */
  paymentOf(disputeRef: string): Promise<string>

  /**
   * Closes an open checkout, and cancels its unpaid vouchers, so that nobody can pay it any more; accepts a
   * closed one.
   */
  expireCheckout(ref: string): Promise<void>

  /**
   * Refunds all or a part of a payment. The same idempotency key never refunds twice, at any later time.
   * Throws GatewayRefused when the gateway refuses (more than was paid, already refunded in full).
   */
  refund(input: RefundInput): Promise<GatewayRefund>

  /** Reads a refund as it is now. Throws GatewayRefused 'resource_missing' for an unknown one. */
  readRefund(key: { ref: string; paymentRef: string }): Promise<GatewayRefund>

  /**
   * Lists the payments whose attempt began in a period, and whose money arrived: also those that are not ours. `cursor` is
   * null for the first page, and `next` of the page before; a page may be empty, and a payment may be on two pages.
   */
  listPayments(period: Period, cursor: string | null): Promise<PaymentPage>

  /**
   * Checks the signature of a delivery and identifies its subject. Throws InvalidWebhook; never uses the
   * network.
   */
  parseWebhook(delivery: WebhookDelivery): Promise<GatewayNotice>
}

/** The gateways that have credentials, by id. */
export type Gateways = ReadonlyMap<GatewayId, PaymentGateway>

/** From one time until another, exclusively. */
export interface Period {
  readonly from: Date
  readonly until: Date
}

export interface PaymentPage {
  readonly payments: readonly ListedPayment[]
  /** Null after the last page. */
  readonly next: string | null
}

/** A payment in the gateway's list. */
export interface ListedPayment {
  readonly ref: string
  readonly amountCentesimos: number
  readonly amountRefundedCentesimos: number
  /** ISO 4217, upper case. */
  readonly currency: string
}

export interface CheckoutKey {
  /** The gateway's id; null when its answer never arrived. */
  readonly ref: string | null
  /** Our id of the checkout. */
  readonly reference: string
  /** Known payments: a gateway's own search may not find them yet. */
  readonly paymentRefs?: readonly string[]
}

/** A webhook as received. The signed part differs by gateway: the bytes, a header, a value of the query. */
export interface WebhookDelivery {
  readonly rawBody: Buffer
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The public address as the sender used it, with its query. */
  readonly url: URL
}

export interface CheckoutInput {
  idempotencyKey: string
  /** Centésimos; equals the sum of the lines. */
  amountCentesimos: number
  currency: 'UYU'
  /** Description of the payment, shown on the gateway's receipts. */
  description: string
  lines: readonly { name: string; amountCentesimos: number }[]
  customerEmail: string
  /** Our id of the checkout: returned as `GatewayCheckout.reference`. */
  reference: string
  /** Return address after paying. */
  successUrl: string
  /** The page for a payer whose payment takes time: a voucher to pay in cash, a review. */
  pendingUrl: string
  cancelUrl: string
  /** Within the gateway's limits; half an hour to a day from the call suits all. */
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
  /**
   * The checkout's payments, oldest first: at least one exactly when the status is PAID. A payer may have paid twice.
   */
  payments: readonly GatewayPayment[]
  /** The unpaid voucher of a checkout in process; null without. */
  voucher: GatewayVoucher | null
}

/** A coupon to pay in cash (Abitab, Redpagos). */
export interface GatewayVoucher {
  /** Null when the gateway gives no deadline. */
  expiresAt: Date | null
  /** The gateway's page with the coupon. */
  url: string | null
}

export interface GatewayPayment {
  ref: string
  amountCentesimos: number
  amountRefundedCentesimos: number
  /** The gateway's fee, in centésimos of the checkout's currency; null until known. */
  feeCentesimos: number | null
  paidAt: Date
  /** The dispute in which the payer or their bank claims the money back; null without one. */
  dispute: GatewayDispute | null
}

export interface GatewayDispute {
  /** The gateway's id of the dispute, or of its payment where disputes have none. */
  ref: string
  /** Won by us: the money stays. */
  status: 'OPEN' | 'WON' | 'LOST'
  /** The claimed amount; the whole payment's where the gateway does not tell. */
  amountCentesimos: number
  /** In the gateway's own word. */
  reason: string
  /** The deadline for evidence; null when the gateway gives none. */
  respondBy: Date | null
}

export interface GatewayRefund {
  ref: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amountCentesimos: number
  paymentRef: string
}

/** Subjects of a notice. A refund may have been made in the gateway's dashboard. */
export type GatewayNoticeKind = 'PAYMENT' | 'REFUND' | 'DISPUTE_OPENED' | 'DISPUTE_CLOSED'

/** A verified webhook: the subject to read from the gateway. Delivered at least once and in any order. */
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

/** The gateway did not answer, or not sensibly: the outcome is unknown. Retry. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'
  /** Stable reason for logs and metrics, e.g. 'connection', 'rate_limit', 'unexpected_answer'. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The gateway refused, and a retry would be refused too. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
  /** The gateway's own code, e.g. 'resource_missing', 'idempotency_error', 'charge_already_refunded'. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The body, its signature or its age is invalid. Answer 400 and store nothing. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}
