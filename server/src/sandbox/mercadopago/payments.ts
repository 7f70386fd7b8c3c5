import { after, DAY_MS } from '../../platform/clock.ts'
import { shareOf } from '../../platform/money.ts'
import { wrongState } from './mercadoPagoFault.ts'
import type { Notify } from './notices.ts'
import type { PaymentRecord, PreferenceRecord } from './records.ts'
import { type MercadoPagoState, nowIn, numericId, paymentOf, preferenceOf } from './state.ts'

/** The fee of Mercado Pago for a payment that arrives at once, in basis points. */
const FEE_BPS = 599

export const METHODS = {
  card: { method: 'visa', type: 'credit_card', status: 'approved', detail: 'accredited' },
  balance: { method: 'account_money', type: 'account_money', status: 'approved', detail: 'accredited' },
  abitab: { method: 'abitab', type: 'ticket', status: 'pending', detail: 'pending_waiting_payment' },
  redpagos: { method: 'redpagos', type: 'ticket', status: 'pending', detail: 'pending_waiting_payment' },
  review: { method: 'visa', type: 'credit_card', status: 'in_process', detail: 'pending_review_manual' },
  noFunds: {
    method: 'visa',
    type: 'credit_card',
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
  },
  rejected: { method: 'visa', type: 'credit_card', status: 'rejected', detail: 'cc_rejected_other_reason' },
} as const satisfies Record<string, Pick<PaymentRecord, 'method' | 'type' | 'status' | 'detail'>>
export type Method = keyof typeof METHODS

export const amountOf = ({ items }: PreferenceRecord) =>
  items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

export function isOver(state: MercadoPagoState, { expiresAt }: PreferenceRecord): boolean {
  return expiresAt !== null && new Date(expiresAt) <= state.clock.now()
}

/** The payer presses the button; as often as they like. Throws MercadoPagoFault 400 when the preference is over. */
export function pay(
  state: MercadoPagoState,
  notify: Notify,
  preferenceId: string,
  chosen: Method,
): PaymentRecord {
  const preference = preferenceOf(state, preferenceId)
  if (isOver(state, preference)) throw wrongState('The preference is expired.')
  const amount = amountOf(preference)
  const { status, ...how } = METHODS[chosen]
  const now = nowIn(state)
  const payment: PaymentRecord = {
    ...how,
    id: numericId(),
    created: now,
    updated: now,
    approved: status === 'approved' ? now : null,
    preferenceId,
    amount,
    status,
    expiresAt: how.type === 'ticket' ? (preference.vouchersExpireAt ?? inThreeDays(state)) : null,
    fee: shareOf(amount, FEE_BPS),
  }
  state.payments.put(payment)
  notify.payment(payment, 'payment.created')
  return payment
}

const inThreeDays = ({ clock }: MercadoPagoState) => after(clock.now(), 3 * DAY_MS).toISOString()

export type Ending = 'approved' | 'rejected' | 'cancelled'

const DETAIL: Readonly<Record<Ending, string>> = {
  approved: 'accredited',
  rejected: 'cc_rejected_high_risk',
  cancelled: 'expired',
}

/** Ends a payment that waits. Throws MercadoPagoFault 400 when it does not. */
export function settle(state: MercadoPagoState, notify: Notify, id: string, status: Ending): PaymentRecord {
  const payment = paymentOf(state, id)
  if (payment.status !== 'pending' && payment.status !== 'in_process')
    throw wrongState('The action requested is not valid for the current payment state')
  const approved = status === 'approved' ? nowIn(state) : null
  return change(state, notify, { ...payment, status, detail: DETAIL[status], approved })
}

/** Writes down a payment that has changed, and tells of it. */
export function change(state: MercadoPagoState, notify: Notify, changed: PaymentRecord): PaymentRecord {
  const payment = { ...changed, updated: nowIn(state) }
  state.payments.put(payment)
  notify.payment(payment, 'payment.updated')
  return payment
}

/** Cancels every voucher whose time is over. */
export function expireVouchers(state: MercadoPagoState, notify: Notify): void {
  for (const { id, status, expiresAt } of state.payments.all())
    if (status === 'pending' && expiresAt !== null && new Date(expiresAt) <= state.clock.now())
      settle(state, notify, id, 'cancelled')
}
