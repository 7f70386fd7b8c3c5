import { z } from 'zod'
import {
  type GatewayCheckout,
  type GatewayCheckoutStatus,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnavailable,
  type PaymentPage,
} from '../../domains/payments/paymentGateway.ts'
import { toCentesimos } from './pesos.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const centesimos = z.number().transform((pesos, context) => {
  const amount = toCentesimos(pesos)
  if (amount !== null) return amount
  context.addIssue({ code: 'custom', message: `${pesos} is no amount of pesos` })
  return z.NEVER
})
const date = z.iso.datetime({ offset: true }).transform(text => new Date(text))

const preference = z.object({
  id: z.string(),
  init_point: z.url(),
  collector_id: id,
  external_reference: z.string().nullish(),
  expires: z.boolean().nullish(),
  expiration_date_to: date.nullish(),
  items: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        currency_id: z.string(),
        unit_price: centesimos,
      }),
    )
    .min(1),
})
export type Preference = z.output<typeof preference>

const payment = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  transaction_amount: centesimos,
  transaction_amount_refunded: centesimos.nullish(),
  currency_id: z.string(),
  external_reference: z.string().nullish(),
  collector_id: id,
  date_created: date,
  date_approved: date.nullish(),
  date_of_expiration: date.nullish(),
  fee_details: z.array(z.object({ amount: centesimos, fee_payer: z.string() })).nullish(),
  transaction_details: z.object({ external_resource_url: z.string().nullish() }).nullish(),
})
export type MercadoPagoPayment = z.output<typeof payment>

const refund = z.object({
  id,
  payment_id: id,
  amount: centesimos,
  status: z.string(),
})

const foundPayments = z.object({
  results: z.array(z.object({ id })),
  paging: z.object({ total: z.number().int() }),
})
const listedPayments = z.object({
  results: z.array(
    z.object({
      id,
      status: z.string(),
      date_approved: date.nullish(),
      transaction_amount: centesimos,
      transaction_amount_refunded: centesimos.nullish(),
      currency_id: z.string(),
    }),
  ),
  paging: z.object({ total: z.number().int(), offset: z.number().int() }),
})
const foundPreferences = z.object({ elements: z.array(z.object({ id: z.string() })).nullish() })
const chargeback = z.object({ payments: z.array(id).min(1) })

/** Believes nothing that is not in the shape we rely on. Throws GatewayUnavailable 'unexpected_answer'. */
function believe<T>(schema: z.ZodType<T>, what: string, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GatewayUnavailable(
    'unexpected_answer',
    `Mercado Pago answered a ${what} we cannot read: ${z.prettifyError(parsed.error)}`,
  )
}

export const toPreference = (answer: unknown) => believe(preference, 'preference', answer)
export const toMercadoPagoPayment = (answer: unknown) => believe(payment, 'payment', answer)
export const toFoundPayments = (answer: unknown) => believe(foundPayments, 'search of payments', answer)
export const toPaymentOfChargeback = (answer: unknown) =>
  believe(chargeback, 'chargeback', answer).payments[0]

/** Ids of the preferences that were found, newest first. */
export const toFoundPreferences = (answer: unknown) =>
  (believe(foundPreferences, 'search of preferences', answer).elements ?? []).map(found => found.id)

const REFUND_STATUS: Readonly<Record<string, GatewayRefund['status']>> = {
  approved: 'SUCCEEDED',
  in_process: 'PENDING',
  authorized: 'PENDING',
  rejected: 'FAILED',
  cancelled: 'FAILED',
}

export function toRefund(answer: unknown): GatewayRefund {
  const read = believe(refund, 'refund', answer)
  const status = REFUND_STATUS[read.status]
  if (!status) throw new GatewayUnavailable('unexpected_answer', `Mercado Pago calls a refund ${read.status}`)
  return { ref: read.id, status, amountCentesimos: read.amount, paymentRef: read.payment_id }
}

export const toRefunds = (answer: unknown) =>
  believe(z.array(z.unknown()), 'list of refunds', answer).map(toRefund)

/** A preference and what was paid, or tried, in it; oldest first. */
export function toCheckout(
  { id: ref, items, external_reference, ...life }: Preference,
  payments: readonly MercadoPagoPayment[],
  now: Date,
): GatewayCheckout {
  const paid = payments.filter(hasArrived)
  const status = statusOf(life, payments, now)
  const pending = status === 'PROCESSING' ? payments.findLast(isPending) : undefined
  return {
    ref,
    reference: external_reference ?? null,
    status,
    amountCentesimos: items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0),
    // A payment in another currency would be another amount.
    currency: [...paid, ...items].find(one => one.currency_id !== 'UYU')?.currency_id ?? 'UYU',
    payments: paid.map(toPayment),
    voucher: pending?.status === 'pending' ? voucherOf(pending) : null,
  }
}

/** Reads a page of a search over all payments; the cursor is the number of results before it. */
export function toPaymentPage(answer: unknown): PaymentPage {
  const { results, paging } = believe(listedPayments, 'list of payments', answer)
  const read = paging.offset + results.length
  return {
    payments: results.filter(hasArrived).map(found => ({
      ref: found.id,
      amountCentesimos: found.transaction_amount,
      amountRefundedCentesimos: found.transaction_amount_refunded ?? 0,
      currency: found.currency_id,
    })),
    next: results.length > 0 && read < paging.total ? String(read) : null,
  }
}

/** The money was with us once, whatever became of it: a refund, a mediation, a chargeback. */
const ARRIVED = new Set(['approved', 'in_mediation', 'refunded', 'charged_back'])
const PENDING = new Set(['pending', 'in_process', 'authorized'])
const hasArrived = ({ status, date_approved }: Pick<MercadoPagoPayment, 'status' | 'date_approved'>) =>
  ARRIVED.has(status) && date_approved != null
const isPending = ({ status }: MercadoPagoPayment) => PENDING.has(status)

function statusOf(
  { expires, expiration_date_to }: Pick<Preference, 'expires' | 'expiration_date_to'>,
  payments: readonly MercadoPagoPayment[],
  now: Date,
): GatewayCheckoutStatus {
  if (payments.some(hasArrived)) return 'PAID'
  if (payments.some(isPending)) return 'PROCESSING'
  if (expires && expiration_date_to && expiration_date_to <= now) return 'EXPIRED'
  // A rejected card leaves the payer on the page, to try another one. A cancelled voucher ends the attempt.
  return payments.at(-1)?.status === 'cancelled' ? 'FAILED' : 'OPEN'
}

function toPayment(read: MercadoPagoPayment): GatewayPayment {
  const { id: ref, transaction_amount, transaction_amount_refunded, fee_details, date_created } = read
  const kept = fee_details?.filter(({ fee_payer }) => fee_payer === 'collector') ?? []
  return {
    ref,
    amountCentesimos: transaction_amount,
    amountRefundedCentesimos: transaction_amount_refunded ?? 0,
    feeCentesimos: kept.length > 0 ? kept.reduce((sum, { amount }) => sum + amount, 0) : null,
    paidAt: read.date_approved ?? date_created,
    dispute: disputeOf(read),
  }
}

/** `charged_back` says in its detail how it went. */
const CHARGEBACK_STATUS: Readonly<Record<string, GatewayDispute['status']>> = {
  settled: 'LOST',
  reimbursed: 'WON',
}

function disputeOf({ id: ref, status, status_detail, transaction_amount }: MercadoPagoPayment) {
  if (status !== 'in_mediation' && status !== 'charged_back') return null
  const detail = status_detail ?? ''
  return {
    ref,
    status: status === 'charged_back' ? (CHARGEBACK_STATUS[detail] ?? 'OPEN') : 'OPEN',
    amountCentesimos: transaction_amount,
    reason: status,
    respondBy: null,
  } as const
}

function voucherOf({ date_of_expiration, transaction_details }: MercadoPagoPayment) {
  const url = transaction_details?.external_resource_url ?? null
  return { expiresAt: date_of_expiration ?? null, url: url !== null && URL.canParse(url) ? url : null }
}
