import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { type Collection, openCollection } from '../jsonStore.ts'
import { type ReplayRecord, replayRecord } from '../replayRecord.ts'
import { missing } from './mercadoPagoFault.ts'
import {
  type ChargebackRecord,
  chargebackRecord,
  type NoticeRecord,
  noticeRecord,
  type PaymentRecord,
  type PreferenceRecord,
  paymentRecord,
  preferenceRecord,
  type RefundRecord,
  refundRecord,
} from './records.ts'

/** Everything one Mercado Pago account holds. */
export interface MercadoPagoState {
  readonly preferences: Collection<PreferenceRecord>
  readonly payments: Collection<PaymentRecord>
  readonly refunds: Collection<RefundRecord>
  readonly chargebacks: Collection<ChargebackRecord>
  readonly notices: Collection<NoticeRecord>
  readonly replays: Collection<ReplayRecord>
  readonly clock: Clock
  /** Where browsers reach the payer's page. */
  pageOrigin: string
  /** While true, a new refund stays in process until it is settled by hand. */
  refundsStayPending: boolean
  /** While true, no payment shows what was kept of it. */
  feesAreLate: boolean
  /** While true, searches find no payment: Mercado Pago's index is behind its payments. */
  searchIsLate: boolean
}

/** The account that all money goes to. */
export const COLLECTOR_ID = 44_444

export function openMercadoPagoState(
  dataDir: string,
  { clock, logger }: { clock: Clock; logger: Logger },
): MercadoPagoState {
  const dir = (name: string) => join(dataDir, 'mercadopago', name)
  return {
    preferences: openCollection(dir('preferences'), preferenceRecord, logger),
    payments: openCollection(dir('payments'), paymentRecord, logger),
    refunds: openCollection(dir('refunds'), refundRecord, logger),
    chargebacks: openCollection(dir('chargebacks'), chargebackRecord, logger),
    notices: openCollection(dir('notices'), noticeRecord, logger),
    replays: openCollection(dir('idempotency'), replayRecord, logger),
    clock,
    pageOrigin: '',
    refundsStayPending: false,
    feesAreLate: false,
    searchIsLate: false,
  }
}

export const nowIn = ({ clock }: MercadoPagoState) => clock.now().toISOString()

/** A number, as Mercado Pago's ids of payments, refunds and notices are. */
export const numericId = () => String(randomInt(10_000_000_000, 99_999_999_999))

/** Throws MercadoPagoFault 404. */
export function preferenceOf(state: MercadoPagoState, id: string): PreferenceRecord {
  const preference = state.preferences.get(id)
  if (!preference) throw missing('preference')
  return preference
}

/** Throws MercadoPagoFault 404. */
export function paymentOf(state: MercadoPagoState, id: string): PaymentRecord {
  const payment = state.payments.get(id)
  if (!payment) throw missing('Payment')
  return payment
}

/** Throws MercadoPagoFault 404. */
export function refundOf(state: MercadoPagoState, id: string): RefundRecord {
  const refund = state.refunds.get(id)
  if (!refund) throw missing('Refund')
  return refund
}

export const refundsOf = (state: MercadoPagoState, paymentId: string) =>
  state.refunds.all().filter(refund => refund.paymentId === paymentId)

/** The refunded amount of a payment, including pending refunds, in centésimos. */
export const refundedOf = (state: MercadoPagoState, paymentId: string) =>
  refundsOf(state, paymentId).reduce(
    (sum, { amount, status }) => sum + (status === 'cancelled' ? 0 : amount),
    0,
  )

export function resetMercadoPagoState(state: MercadoPagoState): void {
  const { preferences, payments, refunds, chargebacks, notices, replays } = state
  for (const collection of [preferences, payments, refunds, chargebacks, notices, replays]) collection.clear()
  state.refundsStayPending = false
  state.feesAreLate = false
  state.searchIsLate = false
}
