import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CallLog } from '../calls.ts'
import type { Faults } from '../faults.ts'
import { startVendorServer } from '../vendorServer.ts'
import { createStripeApi, stripeBroken } from './api.ts'
import { readCard, TEST_CARDS } from './cards.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { createEmit } from './events.ts'
import { handleCheckoutPage, isCheckoutPage } from './hostedCheckout.ts'
import { type PayOutcome, pay, settleProcessing } from './payments.ts'
import type { DisputeRecord, EventRecord, IntentRecord, RefundRecord, SessionRecord } from './records.ts'
import { createRefund, settleRefund } from './refunds.ts'
import { currentSession, expireOverdue, expireSession } from './sessions.ts'
import { resetStripeState, type StripeState } from './state.ts'

const SWEEP_EVERY_MS = 15_000

/** Actions of a person at Stripe's dashboard, a payer or a bank. Unknown ids throw StripeFault 404. */
export interface StripeControl {
  sessions(): SessionRecord[]
  session(id: string): SessionRecord
  intents(): IntentRecord[]
  refunds(): RefundRecord[]
  events(): EventRecord[]
  /** Pays as the hosted page would; the card defaults to 4242…; see TEST_CARDS. */
  pay(sessionId: string, cardNumber?: string): PayOutcome
  /** Ends a payment that is processing. */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): SessionRecord
  expire(sessionId: string): SessionRecord
  /** Expires every overdue open session; runs by itself every 15 s. */
  expireOverdue(): void
  /** Keeps new refunds pending until `settleRefund`. */
  setRefundsStayPending(on: boolean): void
  refundsStayPending(): boolean
  /** Hides the booking of charges, as Stripe does for a while. */
  setFeesAreLate(on: boolean): void
  /** Deletes all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void
  /** Gives a payment, or some centésimos of it, back in the dashboard. */
  refundByHand(intentId: string, amount?: number): RefundRecord
  disputes(): DisputeRecord[]
  /** The payer's bank claims a payment back. */
  dispute(intentId: string, reason?: string): DisputeRecord
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): DisputeRecord
  /** Ends a pending refund, or fails one that had succeeded. */
  settleRefund(refundId: string, outcome: 'succeeded' | 'failed'): RefundRecord
}

export interface StripeSandbox {
  port: number
  control: StripeControl
  reset(): void
  close(): Promise<void>
}

/** Stripe's API and hosted checkout on one port of this machine. */
export async function startStripeSandbox(options: {
  state: StripeState
  secretKey: string
  port: number | undefined
  publicHost: string
  deliver: (event: EventRecord) => void
  faults: Faults
  calls: CallLog
  clock: Clock
  logger: Logger
}): Promise<StripeSandbox> {
  const { state } = options
  const emit = createEmit(state, options.deliver)
  const api = createStripeApi(state, emit, options.secretKey)
  const server = await startVendorServer({
    ...options,
    vendor: 'stripe',
    isAside: (_request, path) => isCheckoutPage(path),
    brokenAnswer: stripeBroken,
    handle: (request, url, held) =>
      isCheckoutPage(url.pathname) ? handleCheckoutPage(state, emit, request, url) : api(request, url, held),
  })
  state.pageOrigin = `http://${options.publicHost}:${server.port}`
  const sweep = setInterval(() => expireOverdue(state, emit), SWEEP_EVERY_MS)
  sweep.unref()

  return {
    port: server.port,
    control: {
      sessions: () => state.sessions.all(),
      session: id => currentSession(state, emit, id),
      intents: () => state.intents.all(),
      refunds: () => state.refunds.all(),
      events: () => state.events.all(),
      pay(sessionId, cardNumber = TEST_CARDS.paid) {
        const card = readCard(cardNumber)
        if (!card) throw new RangeError(`${cardNumber} is not a test card`)
        return pay(state, emit, sessionId, card)
      },
      settle: (sessionId, outcome) => settleProcessing(state, emit, sessionId, outcome),
      expire: sessionId => expireSession(state, emit, sessionId),
      expireOverdue: () => expireOverdue(state, emit),
      setRefundsStayPending(on) {
        state.refundsStayPending = on
      },
      refundsStayPending: () => state.refundsStayPending,
      setFeesAreLate(on) {
        state.feesAreLate = on
      },
      forgetKeys: () => state.replays.clear(),
      refundByHand: (intentId, amount) =>
        createRefund(state, emit, {
          payment_intent: intentId,
          ...(amount === undefined ? {} : { amount: String(amount) }),
        }),
      disputes: () => state.disputes.all(),
      dispute: (intentId, reason) => openDispute(state, emit, intentId, reason),
      closeDispute: (disputeId, outcome) => closeDispute(state, emit, disputeId, outcome),
      settleRefund: (refundId, outcome) => settleRefund(state, emit, refundId, outcome),
    },
    reset: () => resetStripeState(state),
    async close() {
      clearInterval(sweep)
      await server.close()
    },
  }
}
