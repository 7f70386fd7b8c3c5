import type { WhatsAppVendor } from '../src/domains/whatsapp/whatsApp.ts'
import { SETUP_ID } from '../src/domains/whatsapp/whatsAppSetup.ts'
import { receiveWhatsApp } from '../src/domains/whatsapp/whatsAppWebhook.operations.ts'
import { after, DAY_MS } from '../src/platform/clock.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { twilioSignature } from '../src/sandbox/twilio/twilioSignature.ts'
import { createTwilio } from '../src/vendors/twilio/twilioWhatsApp.ts'
import type { Caller, Harness } from './harness.ts'

export const WHATSAPP_WEBHOOK_URL = 'http://tuerca.test/webhooks/twilio'
/** The team's own. */
export const BUSINESS_PHONE = '+59894900001'
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

/** The sandbox's WhatsApp, whose webhooks wait for `deliverWhatsApps`. */
export function sandboxWhatsApp(sandbox: Sandbox): WhatsAppVendor {
  sandbox.control.twilioWebhooks.hold(true)
  const { baseUrl, ...account } = sandbox.twilio
  return createTwilio({ mode: 'sandbox', baseUrl, webhookUrl: WHATSAPP_WEBHOOK_URL }, account)
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
  const whatsApp = await services.whatsApp.openAnyway()
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

/** Puts the account into a state: EMPTY, SAVED (with the sandbox's account), OFF. The sandbox's account is in force in each. */
export async function putWhatsApp(
  { services }: Pick<Harness, 'services'>,
  state: 'EMPTY' | 'SAVED' | 'OFF',
): Promise<void> {
  await services.db.prisma.whatsAppSetup.update({
    where: { id: SETUP_ID },
    data: {
      accountSid: null,
      sealedToken: null,
      number: null,
      noticeContent: null,
      codeContent: null,
      businessNumber: state === 'EMPTY' ? null : BUSINESS_PHONE,
      isOn: state !== 'OFF',
      failures: 0,
      restsUntil: null,
    },
  })
}

/** A pause after failures, and its line in the list. */
export async function restWhatsApp({ services, clock }: Pick<Harness, 'services' | 'clock'>): Promise<void> {
  const { prisma } = services.db
  const now = clock.now()
  await prisma.whatsAppSetup.update({
    where: { id: SETUP_ID },
    data: { businessNumber: BUSINESS_PHONE, failures: 3, restsUntil: after(now, DAY_MS) },
  })
  await prisma.whatsAppRun.create({ data: { kind: 'SEND', at: now, error: 'Twilio contestó 401.' } })
}
