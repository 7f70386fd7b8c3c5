import type { PaymentGateway, WebhookDelivery } from '../../src/domains/payments/paymentGateway.ts'
import type { ReceivedWebhook } from './webhookReceiver.ts'

/** A gateway and the hands of everybody else at the table: payer, bank, network. */
export interface GatewayHarness {
  gateway: PaymentGateway
  /** The same gateway with credentials the vendor does not know. */
  stranger: PaymentGateway
  /** True when the gateway sends a notice when a checkout expires. */
  tellsOfExpiry: boolean
  /** Ids of the vendor's form that it has never given out. */
  unknown: { checkout: string; payment: string; refund: string }
  /** A delivery with what the vendor signs of it changed, each thing in turn. */
  touched(delivery: WebhookDelivery): WebhookDelivery[]
  now(): Date
  /** Moves the vendor's clock. Milliseconds. */
  advance(ms: number): void
  payer: {
    pay(ref: string): void
    declined(ref: string): void
    paySlowly(ref: string): void
    /** Pays once more what is paid; left out where that cannot be done. */
    payAgain?(ref: string): void
  }
  bank: {
    settlePayment(ref: string, outcome: 'succeeded' | 'failed'): void
    keepRefundsPending(on: boolean): void
    settleRefund(ref: string, outcome: 'succeeded' | 'failed'): void
    keepFeesBack(on: boolean): void
    /** Somebody gives money back in the vendor's dashboard. */
    refundByHand(paymentRef: string, amountCentesimos: number): void
    /** The payer's bank claims a payment back; returns the vendor's id of the dispute. */
    dispute(paymentRef: string): string
    closeDispute(paymentRef: string, outcome: 'won' | 'lost'): void
  }
  network: {
    /** Every call fails before the vendor does anything, this many times. */
    failCalls(times: number): void
    /** The vendor does what the next call asks, but its answer is lost. */
    loseNextAnswer(): void
    heal(): void
    /** The vendor forgets which idempotency keys it has seen, as it does after its time. */
    forgetKeys(): void
  }
  /** Webhooks received since the last reset, once all that are due have arrived. */
  notices(): Promise<readonly ReceivedWebhook[]>
  /** The vendor forgets everything, once all notices that are due have arrived. */
  reset(): Promise<void>
  close(): Promise<void>
}
