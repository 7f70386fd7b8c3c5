import { createHmac } from 'node:crypto'
import { randomId } from '../ids.ts'
import { render, type StripeObject } from './answers.ts'
import type { EventRecord } from './records.ts'
import { type StripeState, unixNow } from './state.ts'

/** The API version our Stripe SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive'

/** Records an event and hands it to the webhooks. */
export type Emit = (type: string, object: StripeObject) => void

export function createEmit(state: StripeState, deliver: (event: EventRecord) => void): Emit {
  return (type, object) => {
    const id = randomId('evt', 24)
    const created = unixNow(state)
    const body = {
      id,
      object: 'event',
      api_version: API_VERSION,
      created,
      data: { object: render(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    const event = { id, type, created, body: JSON.stringify(body, null, 2) }
    state.events.put(event)
    deliver(event)
  }
}

/** The `Stripe-Signature` header over the exact bytes of `body`, made at unix second `at`. */
export function signatureHeader(body: string, secret: string, at: number): string {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mac}`
}
