import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CallLog } from '../calls.ts'
import type { Faults } from '../faults.ts'
import { startVendorServer } from '../vendorServer.ts'
import { createMercadoPagoApi, mercadoPagoBroken } from './api.ts'
import { handleCheckoutPage, isCheckoutPage } from './hostedCheckout.ts'
import { createNotify, type SentNotice } from './notices.ts'
import { type Ending, expireVouchers, type Method, pay, settle } from './payments.ts'
import { changePreference } from './preferences.ts'
import type {
  ChargebackRecord,
  NoticeRecord,
  PaymentRecord,
  PreferenceRecord,
  RefundRecord,
} from './records.ts'
import { chargeBack, closeChargeback, createRefund, settleRefund } from './returns.ts'
import { type MercadoPagoState, nowIn, preferenceOf, resetMercadoPagoState } from './state.ts'

const SWEEP_EVERY_MS = 15_000

/** Actions of a person at the dashboard, of a payer or of a bank. Unknown ids throw MercadoPagoFault 404. */
export interface MercadoPagoControl {
  preferences(): PreferenceRecord[]
  preference(id: string): PreferenceRecord
  payments(preferenceId?: string): PaymentRecord[]
  refunds(): RefundRecord[]
  notices(): NoticeRecord[]
  /** Pays as the hosted page would; by card unless told. */
  pay(preferenceId: string, method?: Method): PaymentRecord
  /** Ends a payment that is pending or in process. */
  settle(paymentId: string, ending: Ending): PaymentRecord
  /** Ends a preference: nobody can begin to pay it. */
  expire(preferenceId: string): PreferenceRecord
  /** Cancels every voucher whose time is over; happens by itself every 15 s. */
  expireVouchers(): void
  /** Gives a payment, or some centésimos of it, back by hand. */
  refundByHand(paymentId: string, amount?: number): RefundRecord
  settleRefund(refundId: string, outcome: 'succeeded' | 'failed'): RefundRecord
  chargeBack(paymentId: string): ChargebackRecord
  closeChargeback(paymentId: string, outcome: 'settled' | 'reimbursed'): PaymentRecord
  /** True while new refunds stay in process until `settleRefund`. */
  setRefundsStayPending(on: boolean): void
  refundsStayPending(): boolean
  /** True while payments hide the fees that the gateway kept. */
  setFeesAreLate(on: boolean): void
  /** True while searches find no payment. */
  setSearchIsLate(on: boolean): void
  /** Forgets all idempotency keys. */
  forgetKeys(): void
}

export interface MercadoPagoSandbox {
  port: number
  control: MercadoPagoControl
  reset(): void
  close(): Promise<void>
}

/** Mercado Pago's API and the payer's pages on one port of this machine. */
export async function startMercadoPagoSandbox(options: {
  state: MercadoPagoState
  accessToken: string
  port: number | undefined
  publicHost: string
  deliver: (notice: SentNotice) => void
  faults: Faults
  calls: CallLog
  clock: Clock
  logger: Logger
}): Promise<MercadoPagoSandbox> {
  const { state } = options
  const notify = createNotify(state, options.deliver)
  const api = createMercadoPagoApi(state, notify, options.accessToken)
  const server = await startVendorServer({
    ...options,
    vendor: 'mercadopago',
    isAside: (_request, path) => isCheckoutPage(path),
    brokenAnswer: mercadoPagoBroken,
    handle: (request, url, held) =>
      isCheckoutPage(url.pathname)
        ? handleCheckoutPage(state, notify, request, url)
        : api(request, url, held),
  })
  state.pageOrigin = `http://${options.publicHost}:${server.port}`
  const sweep = setInterval(() => expireVouchers(state, notify), SWEEP_EVERY_MS)
  sweep.unref()

  return {
    port: server.port,
    control: {
      preferences: () => state.preferences.all(),
      preference: id => preferenceOf(state, id),
      payments: preferenceId =>
        state.payments.all().filter(payment => !preferenceId || payment.preferenceId === preferenceId),
      refunds: () => state.refunds.all(),
      notices: () => state.notices.all(),
      pay: (preferenceId, method = 'card') => pay(state, notify, preferenceId, method),
      settle: (paymentId, ending) => settle(state, notify, paymentId, ending),
      expire: id => changePreference(state, id, { expires: true, expiration_date_to: nowIn(state) }),
      expireVouchers: () => expireVouchers(state, notify),
      refundByHand: (paymentId, amount) =>
        createRefund(state, notify, { paymentId, amount: amount ?? null, byHand: true }),
      settleRefund: (refundId, outcome) => settleRefund(state, notify, refundId, outcome),
      chargeBack: paymentId => chargeBack(state, notify, paymentId),
      closeChargeback: (paymentId, outcome) => closeChargeback(state, notify, paymentId, outcome),
      setRefundsStayPending(on) {
        state.refundsStayPending = on
      },
      refundsStayPending: () => state.refundsStayPending,
      setFeesAreLate(on) {
        state.feesAreLate = on
      },
      setSearchIsLate(on) {
        state.searchIsLate = on
      },
      forgetKeys: () => state.replays.clear(),
    },
    reset: () => resetMercadoPagoState(state),
    async close() {
      clearInterval(sweep)
      await server.close()
    },
  }
}
