import { createHmac, randomUUID } from 'node:crypto'
import type { PaymentRecord } from './records.ts'
import { COLLECTOR_ID, type MercadoPagoState, nowIn, numericId, preferenceOf } from './state.ts'

export interface SentNotice {
  readonly id: string
  readonly type: string
  /** With the id of what it is about, which is what is signed. */
  readonly urls: readonly string[]
}

export interface Notify {
  /**
   * Sends the three notices of Mercado Pago: the webhook, the older form with another name, and that of the
   * merchant order.
   */
  payment(payment: PaymentRecord, action: 'payment.created' | 'payment.updated'): void
  chargeback(id: string, payment: PaymentRecord): void
}

export function createNotify(state: MercadoPagoState, deliver: (notice: SentNotice) => void): Notify {
  const send = (action: string, type: string, about: string, url: URL) => {
    const id = numericId()
    const body = {
      id: Number(id),
      live_mode: false,
      type,
      date_created: nowIn(state),
      user_id: COLLECTOR_ID,
      api_version: 'v1',
      action,
      data: { id: about },
    }
    state.notices.put({ id, type: action, created: nowIn(state), body: JSON.stringify(body) })
    deliver({ id, type: action, urls: [url.href] })
  }
  const addressOf = ({ preferenceId }: PaymentRecord) =>
    new URL(preferenceOf(state, preferenceId).notificationUrl)
  return {
    payment(payment, action) {
      const asWebhook = addressOf(payment)
      asWebhook.searchParams.set('data.id', payment.id)
      asWebhook.searchParams.set('type', 'payment')
      send(action, 'payment', payment.id, asWebhook)
      const asTopic = addressOf(payment)
      asTopic.searchParams.set('id', payment.id)
      asTopic.searchParams.set('topic', 'payment')
      send(action, 'payment', payment.id, asTopic)
      const ofOrder = addressOf(payment)
      ofOrder.searchParams.set('id', orderIdOf(payment))
      ofOrder.searchParams.set('topic', 'merchant_order')
      send('merchant_order', 'merchant_order', orderIdOf(payment), ofOrder)
    },
    // Notices go to the address of the application, which knows nothing of the checkout.
    chargeback(id, payment) {
      const { origin, pathname } = addressOf(payment)
      const url = new URL(pathname, origin)
      url.searchParams.set('data.id', id)
      url.searchParams.set('type', 'topic_chargebacks_wh')
      send('chargeback.updated', 'topic_chargebacks_wh', id, url)
    },
  }
}

/** The order that holds all payments of a preference. */
const orderIdOf = ({ preferenceId }: PaymentRecord) => String(Number.parseInt(preferenceId.slice(-10), 16))

/** The headers that prove a delivery to this address, made at this moment. */
export function signatureHeaders(url: URL, secret: string, at: Date): Record<string, string> {
  const about = url.searchParams.get('data.id') ?? url.searchParams.get('id') ?? ''
  const requestId = randomUUID()
  const ts = at.getTime()
  const manifest = `id:${about.toLowerCase()};request-id:${requestId};ts:${ts};`
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex')
  return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId }
}
