import { InvalidWebhook, type WebhookDelivery } from '../domains/payments/paymentGateway.ts'
import { BodyTooLarge, type Door, readBody, sendJson } from './router.ts'

/**
 * Stores a vendor's notice permanently, and returns the status of the answer: Twilio takes a body for a reply, so that it gets
 * none. Null when that vendor is not in use. Throws InvalidWebhook.
 */
export type ReceiveNotice = (vendor: string, delivery: WebhookDelivery) => Promise<200 | 204 | null>

const MAX_BYTES = 1024 * 1024

/** POST /webhooks/<vendor>. Any answer other than 200 or 204 makes the vendor retry. */
export function webhookDoor(publicUrl: string, receive: ReceiveNotice): Door {
  return async (request, response, url) => {
    const vendor = /^\/webhooks\/([a-z]+)$/.exec(url.pathname)?.[1]
    if (!vendor) return false
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      sendJson(response, 405, { error: 'POST only' })
      return true
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw new BodyTooLarge(vendor)
    // A signature covers the bytes as they were sent, so nothing may parse them before.
    const rawBody = await readBody(request, MAX_BYTES)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    )
    try {
      // Vendors sign the public address, which proxies may have rewritten.
      const sentTo = new URL(url.pathname + url.search, publicUrl)
      const status = await receive(vendor, { rawBody, headers, url: sentTo })
      if (status === 204) response.writeHead(204).end()
      else if (status === 200) sendJson(response, 200, { received: true })
      else sendJson(response, 404, { error: 'Not in use' })
    } catch (error) {
      if (!(error instanceof InvalidWebhook)) throw error
      sendJson(response, 400, { error: 'The signature does not fit the body' })
    }
    return true
  }
}
