import { wrongState } from './mercadoPagoFault.ts'
import type { Notify } from './notices.ts'
import { change } from './payments.ts'
import type { ChargebackRecord, PaymentRecord, RefundRecord } from './records.ts'
import { type MercadoPagoState, nowIn, numericId, paymentOf, refundedOf, refundOf } from './state.ts'

/** Gives all or a part of a payment back. Throws MercadoPagoFault 400 for more than is left. */
export function createRefund(
  state: MercadoPagoState,
  notify: Notify,
  { paymentId, amount, byHand }: { paymentId: string; amount: number | null; byHand: boolean },
): RefundRecord {
  const payment = paymentOf(state, paymentId)
  const left = payment.amount - refundedOf(state, paymentId)
  if (payment.status !== 'approved')
    throw wrongState('The action requested is not valid for the current payment state')
  if ((amount ?? left) > left || left === 0)
    throw wrongState('The amount to refund is greater than what is left of the payment')
  const refund: RefundRecord = {
    id: numericId(),
    created: nowIn(state),
    paymentId,
    amount: amount ?? left,
    status: state.refundsStayPending && !byHand ? 'in_process' : 'approved',
    byHand,
  }
  state.refunds.put(refund)
  change(state, notify, refreshed(state, payment))
  return refund
}

/** The bank decides about a refund, or sends back what had been given. Throws MercadoPagoFault 400 for one that failed. */
export function settleRefund(
  state: MercadoPagoState,
  notify: Notify,
  id: string,
  outcome: 'succeeded' | 'failed',
): RefundRecord {
  const refund = refundOf(state, id)
  if (refund.status === 'cancelled') throw wrongState('The refund is cancelled')
  const settled: RefundRecord = { ...refund, status: outcome === 'failed' ? 'cancelled' : 'approved' }
  state.refunds.put(settled)
  change(state, notify, refreshed(state, paymentOf(state, refund.paymentId)))
  return settled
}

/** A payment of which a part was given back is approved still. */
function refreshed(state: MercadoPagoState, payment: PaymentRecord): PaymentRecord {
  const given = refundedOf(state, payment.id)
  if (given === payment.amount) return { ...payment, status: 'refunded', detail: 'refunded' }
  return { ...payment, status: 'approved', detail: given > 0 ? 'partially_refunded' : 'accredited' }
}

/** The payer's bank takes the money back for now. Throws MercadoPagoFault 400 when it has not arrived. */
export function chargeBack(state: MercadoPagoState, notify: Notify, paymentId: string): ChargebackRecord {
  const payment = paymentOf(state, paymentId)
  if (payment.status !== 'approved') throw wrongState('Only an approved payment can be charged back')
  const id = numericId()
  const chargeback: ChargebackRecord = { id, created: nowIn(state), paymentId }
  state.chargebacks.put(chargeback)
  const charged = change(state, notify, { ...payment, status: 'charged_back', detail: 'in_process' })
  notify.chargeback(id, charged)
  return chargeback
}

/** The bank decides: reimbursed, the payment is approved again. Throws MercadoPagoFault 400 when nothing is open. */
export function closeChargeback(
  state: MercadoPagoState,
  notify: Notify,
  paymentId: string,
  outcome: 'settled' | 'reimbursed',
): PaymentRecord {
  const payment = paymentOf(state, paymentId)
  if (payment.status !== 'charged_back' || payment.detail !== 'in_process')
    throw wrongState('No chargeback of it is open')
  const closed =
    outcome === 'settled'
      ? { ...payment, detail: 'settled' }
      : refreshed(state, { ...payment, status: 'approved' })
  const changed = change(state, notify, closed)
  const chargeback = state.chargebacks.all().findLast(one => one.paymentId === paymentId)
  if (chargeback) notify.chargeback(chargeback.id, changed)
  return changed
}
