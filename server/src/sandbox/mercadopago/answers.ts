import { toPesos } from './pesos.ts'
import type { ChargebackRecord, PaymentRecord, PreferenceRecord, RefundRecord } from './records.ts'
import { COLLECTOR_ID, type MercadoPagoState, preferenceOf, refundedOf, refundsOf } from './state.ts'

export type MercadoPagoObject = Readonly<Record<string, unknown>>

const HOURS_BEHIND = 3
/** A moment as Mercado Pago writes it: in Montevideo's time, with its offset. */
function dated(moment: string): string {
  const local = new Date(new Date(moment).getTime() - HOURS_BEHIND * 3_600_000).toISOString()
  return local.replace('Z', `-0${HOURS_BEHIND}:00`)
}
const datedOrNull = (moment: string | null) => (moment === null ? null : dated(moment))

export function preferenceObject(state: MercadoPagoState, preference: PreferenceRecord): MercadoPagoObject {
  const { id, created, reference, items, email, backUrls, notificationUrl } = preference
  const page = `${state.pageOrigin}/checkout/v1/redirect?pref_id=${id}`
  return {
    id,
    collector_id: COLLECTOR_ID,
    date_created: dated(created),
    external_reference: reference,
    items: items.map(({ unitPrice, ...item }) => ({
      ...item,
      unit_price: toPesos(unitPrice),
      currency_id: 'UYU',
    })),
    payer: { email },
    back_urls: backUrls,
    auto_return: 'approved',
    notification_url: notificationUrl,
    expires: preference.expiresAt !== null,
    expiration_date_from: null,
    expiration_date_to: datedOrNull(preference.expiresAt),
    date_of_expiration: datedOrNull(preference.vouchersExpireAt),
    init_point: page,
    sandbox_init_point: page,
    site_id: 'MLU',
  }
}

export function paymentObject(state: MercadoPagoState, payment: PaymentRecord): MercadoPagoObject {
  const { id, amount, fee, preferenceId } = payment
  return {
    id: Number(id),
    status: payment.status,
    status_detail: payment.detail,
    transaction_amount: toPesos(amount),
    transaction_amount_refunded: toPesos(refundedOf(state, id)),
    currency_id: 'UYU',
    external_reference: preferenceOf(state, preferenceId).reference,
    collector_id: COLLECTOR_ID,
    date_created: dated(payment.created),
    date_approved: datedOrNull(payment.approved),
    date_last_updated: dated(payment.updated),
    date_of_expiration: datedOrNull(payment.expiresAt),
    payment_method_id: payment.method,
    payment_type_id: payment.type,
    installments: 1,
    fee_details:
      payment.approved === null || state.feesAreLate
        ? []
        : [{ type: 'mercadopago_fee', amount: toPesos(fee), fee_payer: 'collector' }],
    transaction_details: {
      net_received_amount: toPesos(amount - fee),
      total_paid_amount: toPesos(amount),
      external_resource_url: payment.type === 'ticket' ? `${state.pageOrigin}/payments/${id}/ticket` : null,
    },
    refunds: refundsOf(state, id).map(refundObject),
    metadata: {},
    live_mode: false,
  }
}

export function refundObject({ id, paymentId, amount, status, created }: RefundRecord): MercadoPagoObject {
  return {
    id: Number(id),
    payment_id: Number(paymentId),
    amount: toPesos(amount),
    status,
    source: { id: String(COLLECTOR_ID), name: 'Tuerca', type: 'collector' },
    date_created: dated(created),
    refund_mode: 'standard',
    unique_sequence_number: null,
  }
}

export function chargebackObject(
  { id, created, paymentId }: ChargebackRecord,
  payment: PaymentRecord,
): MercadoPagoObject {
  return {
    id,
    payments: [Number(paymentId)],
    currency: 'UYU',
    amount: toPesos(payment.amount),
    coverage_applied: payment.status === 'approved',
    documentation_required: true,
    documentation_status: 'pending',
    date_created: dated(created),
    live_mode: false,
  }
}
