import { z } from 'zod'
import { InvalidWebhook, type WebhookDelivery } from '../../domains/payments/paymentGateway.ts'
import type { WhatsAppNotice, WhatsAppStatus } from '../../domains/whatsapp/whatsApp.ts'

/** Twilio sends about thirty. */
const MOST_PARAMETERS = 200
/** Characters of a message: WhatsApp's own limit is 4096. */
const MOST_BODY = 4096
const MOST_MEDIA = 10
/** Types of messages whose text is all that they say. */
const TEXT_TYPES: readonly string[] = ['text', 'button', 'interactive']

const sid = z.string().regex(/^(SM|MM)[0-9a-f]{32}$/)
const phone = z
  .string()
  .regex(/^whatsapp:\+[1-9]\d{7,14}$/)
  .transform(address => address.slice('whatsapp:'.length))

const message = z.object({
  MessageSid: sid,
  From: phone,
  Body: z
    .string()
    .default('')
    .transform(body => body.slice(0, MOST_BODY)),
  NumMedia: z.coerce.number().int().min(0).max(MOST_MEDIA).catch(0),
  MessageType: z.string().optional(),
})

const media = z.object({ url: z.url().max(1000), contentType: z.string().max(100) })

const status = z.object({
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().positive().optional().catch(undefined),
})

/** `queued`, `accepted`, `scheduled` and `sending` come before `sent`, and tell nothing that `send` did not. */
const STATES: Readonly<Record<string, WhatsAppStatus['state']>> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
  undelivered: 'FAILED',
  failed: 'FAILED',
}

const REFERENCE = 'mensaje'

/** The address that the states of a message are posted to: Twilio signs its query too. */
export function statusAddress(webhookUrl: string, reference: string): string {
  return `${webhookUrl}?${REFERENCE}=${reference}`
}

/** Verifies and reads a message or the state of one. Throws InvalidWebhook. */
export async function readTwilioWebhook(
  { rawBody, headers, url }: WebhookDelivery,
  { accountSid, authToken }: { readonly accountSid: string; readonly authToken: string },
): Promise<WhatsAppNotice | null> {
  const parameters = parametersOf(rawBody)
  const signature = headers['x-twilio-signature']
  // A part of the SDK that loads in a few milliseconds.
  const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
  if (!signature || !validateRequest(authToken, signature, url.href, parameters))
    throw new InvalidWebhook('the signature of Twilio does not fit')
  if (parameters['AccountSid'] !== accountSid) throw new InvalidWebhook('the webhook is of another account')
  return 'MessageStatus' in parameters
    ? statusOf(parameters, url.searchParams.get(REFERENCE))
    : messageOf(parameters)
}

/** By name; several values of one name are a list, which the signature covers too. */
function parametersOf(rawBody: Buffer): Record<string, string | string[]> {
  const given = [...new URLSearchParams(rawBody.toString('utf8'))]
  if (given.length > MOST_PARAMETERS) throw new InvalidWebhook('too many parameters')
  const parameters: Record<string, string | string[]> = Object.create(null) as Record<
    string,
    string | string[]
  >
  for (const [name, value] of given) {
    const former = parameters[name]
    parameters[name] = former === undefined ? value : [former, value].flat()
  }
  return parameters
}

function messageOf(parameters: object): WhatsAppNotice | null {
  const read = message.safeParse({ ...parameters })
  if (!read.success) return null
  const { MessageSid: id, From: from, Body: text, NumMedia: count, MessageType: type = 'text' } = read.data
  const given: Readonly<Record<string, unknown>> = { ...parameters }
  const files = Array.from({ length: count }, (_, index) =>
    media.safeParse({ url: given[`MediaUrl${index}`], contentType: given[`MediaContentType${index}`] }),
  ).flatMap(({ data }) => data ?? [])
  return {
    kind: 'MESSAGE',
    id,
    from,
    text,
    media: files,
    hasOther: count === 0 && !TEXT_TYPES.includes(type),
  }
}

function statusOf(parameters: object, reference: string | null): WhatsAppNotice | null {
  const read = status.safeParse({ ...parameters })
  if (!read.success || reference === null) return null
  const { MessageStatus: name, ErrorCode: errorCode = null } = read.data
  const state = STATES[name]
  return state ? { kind: 'STATUS', reference, state, errorCode } : null
}
