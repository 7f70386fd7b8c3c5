import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { type Collection, openCollection } from '../jsonStore.ts'
import { type ReplayRecord, replayRecord } from '../replayRecord.ts'
import {
  type DisputeRecord,
  disputeRecord,
  type EventRecord,
  eventRecord,
  type IntentRecord,
  intentRecord,
  type RefundRecord,
  refundRecord,
  type SessionRecord,
  sessionRecord,
} from './records.ts'
import { missing } from './stripeFault.ts'

/** The account's payout currency, in which Stripe books its fee. */
export type Settlement = { currency: 'uyu' } | { currency: 'usd'; pesosPerDollar: number }

/** Everything one Stripe account holds. */
export interface StripeState {
  sessions: Collection<SessionRecord>
  intents: Collection<IntentRecord>
  refunds: Collection<RefundRecord>
  disputes: Collection<DisputeRecord>
  events: Collection<EventRecord>
  replays: Collection<ReplayRecord>
  clock: Clock
  settlement: Settlement
  /** Origin of the hosted page for browsers, e.g. `http://localhost:12111`. */
  pageOrigin: string
  /** While true, a new refund stays pending until it is settled by hand. */
  refundsStayPending: boolean
  /** While true, charges have no booking yet, and so no fee. */
  feesAreLate: boolean
}

export function openStripeState(
  dataDir: string,
  options: { clock: Clock; settlement: Settlement; logger: Logger },
): StripeState {
  const dir = (name: string) => join(dataDir, 'stripe', name)
  const { logger } = options
  return {
    sessions: openCollection(dir('sessions'), sessionRecord, logger),
    intents: openCollection(dir('payment_intents'), intentRecord, logger),
    refunds: openCollection(dir('refunds'), refundRecord, logger),
    disputes: openCollection(dir('disputes'), disputeRecord, logger),
    events: openCollection(dir('events'), eventRecord, logger),
    replays: openCollection(dir('idempotency'), replayRecord, logger),
    clock: options.clock,
    settlement: options.settlement,
    pageOrigin: '',
    refundsStayPending: false,
    feesAreLate: false,
  }
}

export function unixNow(state: StripeState): number {
  return Math.floor(state.clock.now().getTime() / 1000)
}

/** Throws StripeFault 404. */
export function sessionOf(state: StripeState, id: string): SessionRecord {
  const session = state.sessions.get(id)
  if (!session) throw missing('checkout.session', id)
  return session
}

/** Throws StripeFault 404. */
export function intentOf(state: StripeState, id: string): IntentRecord {
  const intent = state.intents.get(id)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

/** Throws StripeFault 404. */
export function refundOf(state: StripeState, id: string): RefundRecord {
  const refund = state.refunds.get(id)
  if (!refund) throw missing('refund', id)
  return refund
}

/** Throws StripeFault 404. */
export function disputeOf(state: StripeState, id: string): DisputeRecord {
  const dispute = state.disputes.get(id)
  if (!dispute) throw missing('dispute', id)
  return dispute
}

export const disputesOf = (state: StripeState, intentId: string) =>
  state.disputes.all().filter(dispute => dispute.intentId === intentId)

export function resetStripeState(state: StripeState): void {
  const { sessions, intents, refunds, disputes, events, replays } = state
  for (const collection of [sessions, intents, refunds, disputes, events, replays]) collection.clear()
  state.refundsStayPending = false
  state.feesAreLate = false
}
