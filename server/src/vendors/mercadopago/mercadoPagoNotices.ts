import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  type GatewayNotice,
  type GatewayNoticeKind,
  InvalidWebhook,
  type WebhookDelivery,
} from '../../domains/payments/paymentGateway.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'

/** Mercado Pago repeats a notice for many hours, and does not say whether it signs each try anew. */
const OLDEST_MS = DAY_MS
const AHEAD_MS = 5 * MINUTE_MS
/** Later than any date in seconds and earlier than any in milliseconds. */
const MILLISECONDS_FROM = 1e11

/** Under which name our id of the checkout stands in the address that we give Mercado Pago for its notices. */
export const REFERENCE_PARAMETER = 'checkout'

const body = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  action: z.string().nullish(),
  date_created: z.iso.datetime({ offset: true }).nullish(),
})

const KINDS: Readonly<Record<string, GatewayNoticeKind>> = {
  topic_chargebacks_wh: 'DISPUTE_OPENED',
  chargebacks: 'DISPUTE_OPENED',
}

/**
 * Checks the signature of a notice and names what it is about; `secret` is the application's. The signature covers the id
 * in the address, `x-request-id` and the time, never the body. Throws InvalidWebhook.
 */
export function toNotice(
  { rawBody, headers, url }: WebhookDelivery,
  secret: string,
  now: Date,
): GatewayNotice {
  const { searchParams } = url
  const about = searchParams.get('data.id') ?? searchParams.get('id')
  const signature = partsOf(headers['x-signature'] ?? '')
  const ts = signature.get('ts') ?? ''
  const requestId = headers['x-request-id']
  // The docs ask for lower case; ids with letters have been signed as they are.
  const ids = about === null ? [null] : [about, about.toLowerCase()]
  if (!ids.some(id => fits(signature.get('v1') ?? '', manifestOf(id, requestId, ts), secret)))
    throw new InvalidWebhook('This was not signed by Mercado Pago')
  const at = Number(ts) * (Number(ts) > MILLISECONDS_FROM ? 1 : 1000)
  if (!(at > now.getTime() - OLDEST_MS && at < now.getTime() + AHEAD_MS))
    throw new InvalidWebhook('The notice of Mercado Pago is too old')
  const read = body.safeParse(parsed(rawBody))
  if (!read.success || about === null)
    throw new InvalidWebhook('Mercado Pago sent a notice that names nothing')
  const type = searchParams.get('type') ?? searchParams.get('topic') ?? ''
  const kind = KINDS[type] ?? 'PAYMENT'
  return {
    eventId: `${type}:${read.data.id}`,
    kind,
    type: read.data.action ?? type,
    checkoutRef: null,
    paymentRef: type === 'payment' ? about : null,
    refundRef: null,
    disputeRef: kind === 'DISPUTE_OPENED' ? about : null,
    reference: searchParams.get(REFERENCE_PARAMETER),
    createdAt: read.data.date_created ? new Date(read.data.date_created) : new Date(at),
  }
}

/** The signed text; a part that the delivery lacks is left out. */
export function manifestOf(id: string | null, requestId: string | undefined, ts: string): string {
  return [
    ...(id === null ? [] : [`id:${id};`]),
    ...(requestId === undefined ? [] : [`request-id:${requestId};`]),
    ...(ts === '' ? [] : [`ts:${ts};`]),
  ].join('')
}

function fits(v1: string, manifest: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(manifest).digest()
  const given = Buffer.from(v1, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** `ts=…,v1=…` by name. */
function partsOf(header: string): Map<string, string> {
  return new Map(
    header.split(',').map(part => {
      const [name = '', value = ''] = part.split('=', 2)
      return [name.trim(), value.trim()]
    }),
  )
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}
