import type { IncomingMessage } from 'node:http'
import { type Answer, readAll } from '../answer.ts'
import { postRefusalOf } from '../loopback.ts'
import { redirect, typeface } from '../pages/page.ts'
import { FONT_PATH } from '../pages/payerPage.ts'
import { checkoutPage, closedPage, ticketPage, unknownPage } from './hostedPage.ts'
import type { Notify } from './notices.ts'
import { isOver, METHODS, type Method, pay } from './payments.ts'
import type { PaymentRecord, PreferenceRecord } from './records.ts'
import type { MercadoPagoState } from './state.ts'

const PAY_PATH = '/checkout/v1/redirect'
const TICKET_PATH = /^\/payments\/(\d+)\/ticket$/
const MAX_FORM = 10_000

/** True when the path is one of the pages for payers. */
export function isCheckoutPage(path: string): boolean {
  return path === PAY_PATH || TICKET_PATH.test(path) || path === FONT_PATH
}

/** The pages of `https://www.mercadopago.com.uy`, in Spanish. */
export async function handleCheckoutPage(
  state: MercadoPagoState,
  notify: Notify,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  if (url.pathname === FONT_PATH) return typeface()
  const ticket = state.payments.get(TICKET_PATH.exec(url.pathname)?.[1] ?? '')
  if (ticket) return ticketPage(ticket)
  const preference = state.preferences.get(url.searchParams.get('pref_id') ?? '')
  if (!preference) return unknownPage()
  if (isOver(state, preference)) return closedPage(preference)
  if (request.method !== 'POST') return checkoutPage(preference)
  const refusal = postRefusalOf(request)
  if (refusal) return { status: 403, headers: {}, body: refusal }
  const form = new URLSearchParams((await readAll(request, MAX_FORM))?.toString('utf8') ?? '')
  const chosen = form.get('method') ?? ''
  if (!isMethod(chosen)) return checkoutPage(preference, 'Elegí cómo pagar.')
  const payment = pay(state, notify, preference.id, chosen)
  if (payment.status === 'rejected')
    return checkoutPage(
      preference,
      payment.detail === 'cc_rejected_insufficient_amount'
        ? 'La tarjeta no tiene fondos suficientes. Probá con otro medio de pago.'
        : 'El banco rechazó el pago. Probá con otro medio de pago.',
    )
  return redirect(returnUrl(preference, payment))
}

const isMethod = (text: string): text is Method => Object.hasOwn(METHODS, text)

function returnUrl({ backUrls, id, reference }: PreferenceRecord, payment: PaymentRecord): string {
  const url = new URL(payment.status === 'approved' ? backUrls.success : backUrls.pending)
  const told = {
    collection_id: payment.id,
    collection_status: payment.status,
    payment_id: payment.id,
    status: payment.status,
    external_reference: reference ?? '',
    payment_type: payment.type,
    preference_id: id,
    site_id: 'MLU',
  }
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
  return url.href
}
