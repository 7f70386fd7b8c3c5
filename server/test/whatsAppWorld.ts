import type { WhatsApp } from '../src/domains/whatsapp/whatsApp.ts'
import { receiveWhatsApp } from '../src/domains/whatsapp/whatsAppWebhook.operations.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { twilioSignature } from '../src/sandbox/twilio/twilioSignature.ts'
import { createTwilioWhatsApp } from '../src/vendors/twilio/twilioWhatsApp.ts'
import type { Caller, Harness } from './harness.ts'

export const WHATSAPP_WEBHOOK_URL = 'http://tuerca.test/webhooks/twilio'
/** Nothing listens there: each test decides when webhooks arrive. */
export const WHATSAPP_ADDRESSES = {
  webhookUrl: WHATSAPP_WEBHOOK_URL,
  deliveryUrl: 'http://127.0.0.1:9/webhooks/twilio',
}

export const START_WHATSAPP = /* GraphQL */ `
  mutation ($input: StartWhatsAppInput!) {
    startWhatsApp(input: $input) {
      __typename
      ... on WhatsAppPayload { account { whatsApp { number codeSentTo } } }
      ... on Refusal { code message path }
    }
  }
`
export const CONFIRM_WHATSAPP = /* GraphQL */ `
  mutation ($input: ConfirmWhatsAppInput!) {
    confirmWhatsApp(input: $input) {
      __typename
      ... on WhatsAppPayload { account { whatsApp { number isStopped isAllowed codeSentTo ourNumber } } }
      ... on Refusal { code message path }
    }
  }
`

/** The adapter to the sandbox's WhatsApp, whose webhooks wait for `deliverWhatsApps`. */
export function sandboxWhatsApp(sandbox: Sandbox): WhatsApp {
  sandbox.control.twilioWebhooks.hold(true)
  return createTwilioWhatsApp({ mode: 'sandbox', ...sandbox.twilio, webhookUrl: WHATSAPP_WEBHOOK_URL })
}

interface World {
  readonly harness: Pick<Harness, 'services'>
  readonly sandbox: Sandbox
}

/** Delivers the waiting webhooks of WhatsApp, each `copies` times, oldest first unless reversed. */
export async function deliverWhatsApps(
  { harness: { services }, sandbox }: World,
  { copies = 1, reverse = false } = {},
): Promise<void> {
  const { whatsApp } = services
  if (!whatsApp) throw new Error('the world has no WhatsApp')
  const { twilio, twilioWebhooks } = sandbox.control
  const waiting = twilioWebhooks.list().filter(({ state }) => state === 'HELD')
  twilioWebhooks.drop(waiting.map(({ id }) => id))
  for (const { eventId, url: local } of reverse ? waiting.toReversed() : waiting) {
    const body = twilio.bodyOf(eventId) ?? ''
    const url = local.replace(WHATSAPP_ADDRESSES.deliveryUrl, WHATSAPP_WEBHOOK_URL)
    const headers = { 'x-twilio-signature': twilioSignature(sandbox.twilio.authToken, url, body) }
    for (let copy = 0; copy < copies; copy += 1)
      await receiveWhatsApp(services, whatsApp, { rawBody: Buffer.from(body), headers, url: new URL(url) })
  }
}

/** The texts that a phone got, oldest first. */
export const textsTo = ({ control }: Sandbox, phone: string) =>
  control.twilio
    .messages(phone)
    .filter(({ direction, status }) => direction === 'OUT' && status !== 'undelivered')
    .map(({ text }) => text)

/** The code that a phone got last. */
export const codeSentTo = (sandbox: Sandbox, phone: string) =>
  /\d{6}/.exec(textsTo(sandbox, phone).at(-1) ?? '')?.[0] ?? ''

/** Gives the caller's account a proven number. */
export async function proveNumber({ sandbox }: World, caller: Caller, phone: string): Promise<void> {
  await caller.data(START_WHATSAPP, { input: { phone } })
  await caller.data(CONFIRM_WHATSAPP, { input: { code: codeSentTo(sandbox, phone) } })
}
