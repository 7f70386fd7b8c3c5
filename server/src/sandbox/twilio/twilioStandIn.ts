import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { openCollection } from '../jsonStore.ts'
import { action, optionalText, type StandIn, type StandInParts } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { webhookActions } from '../webhookActions.ts'
import { createWebhooks, deliveryRecord, type Webhooks } from '../webhooks.ts'
import { phonePage, ROOM } from './phonePage.ts'
import { answerTwilio, twilioError } from './twilioApi.ts'
import { twilioEvent, twilioMessage } from './twilioRecords.ts'
import { createTwilioControl, type TwilioControl } from './twilioSandbox.ts'
import { twilioSignature } from './twilioSignature.ts'

export interface TwilioAddresses {
  /** The public address of the site's webhook: the one that is signed. */
  readonly webhookUrl: string
  /** How this machine reaches the same webhook. */
  readonly deliveryUrl: string
}

export interface TwilioStandIn extends StandIn {
  readonly address: {
    readonly baseUrl: string
    readonly accountSid: string
    readonly authToken: string
    readonly number: string
    readonly templates: { readonly NOTICE: string; readonly CODE: string }
  }
  readonly control: { readonly twilio: TwilioControl; readonly twilioWebhooks: Webhooks }
}

const TEMPLATES = { NOTICE: `HX${'1'.repeat(32)}`, CODE: `HX${'2'.repeat(32)}` }
const WORDINGS = new Map([
  [TEMPLATES.NOTICE, '*{{1}}*\n{{2}}\n{{3}}\n\nTuerca. Para no recibir más, respondé BAJA.'],
  [TEMPLATES.CODE, '{{1}} es tu código de Tuerca. No se lo pases a nadie.'],
])
const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'twilio-sandbox',
  number: '+59899123456',
  templates: TEMPLATES,
}
/** The time that Twilio waits for an answer. */
const WEBHOOK_TIMEOUT_MS = 15_000
const RETRY_DELAYS_MS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000]

const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{7,14}$/, 'El número va completo: +59894231234')

const PHOTOS = new URL('../../../../scripts/demoWorld/photos/', import.meta.url)
/** The rendered parts of the demo world. */
export const PHOTO_NAMES = ['headlight', 'bumper', 'mirror', 'brakeDisc', 'alternator'] as const

function photoFile(name: string): string {
  const known = PHOTO_NAMES.find(one => one === name)
  if (!known) throw new RangeError(`there is no photo ${name}; there are ${PHOTO_NAMES.join(', ')}`)
  return fileURLToPath(new URL(`${known}.jpg`, PHOTOS))
}

/** A stand-in for WhatsApp through Twilio, and for the phones that Tuerca talks with. */
export async function startTwilioStandIn(
  parts: StandInParts,
  {
    addresses,
    retryDelaysMs = RETRY_DELAYS_MS,
  }: {
    readonly addresses: TwilioAddresses | undefined
    readonly retryDelaysMs: readonly number[] | undefined
  },
): Promise<TwilioStandIn> {
  const { clock, logger, dataDir } = parts
  const dir = (name: string) => join(dataDir, 'twilio', name)
  const messages = openCollection(dir('messages'), twilioMessage, logger)
  const events = openCollection(dir('events'), twilioEvent, logger)
  const webhooks = createWebhooks({
    deliveries: openCollection(dir('webhooks'), deliveryRecord, logger),
    bodyOf: id => control.bodyOf(id),
    // A proxy on this machine would rewrite the address in the same way.
    sign: (body, url) => ({
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(ACCOUNT.authToken, publicAddress(url.href, addresses), body),
    }),
    urls: addresses ? [addresses.deliveryUrl] : [],
    retryDelaysMs,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    clock,
    logger,
  })
  const control = createTwilioControl({
    messages,
    events,
    clock,
    ...ACCOUNT,
    mediaUrl: (messageId, mediaId) =>
      `${baseUrl}/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages/${messageId}/Media/${mediaId}`,
    announce: ({ id, type, callback }) =>
      webhooks.enqueue({
        id,
        type,
        ...(callback === null ? {} : { urls: [localAddress(callback, addresses)] }),
      }),
  })
  const server = await startVendorServer({
    ...parts,
    vendor: 'twilio',
    isAside: () => false,
    brokenAnswer: status => twilioError(status, 20_500, 'Internal server error'),
    handle: (request, url, held) =>
      answerTwilio(request, url, held, { ...ACCOUNT, templates: WORDINGS, control }),
  })
  const baseUrl = `http://127.0.0.1:${server.port}`
  return {
    name: 'twilio',
    title: 'WhatsApp',
    port: server.port,
    address: { baseUrl, ...ACCOUNT },
    control: { twilio: control, twilioWebhooks: webhooks },
    addresses: { WhatsApp: baseUrl },
    actions: {
      writeWhatsApp: action(
        z.object({
          phone,
          text: z.string().trim().max(4096),
          photo: optionalText,
          contentType: optionalText,
        }),
        ({ photo, contentType = 'image/jpeg', ...input }) =>
          control.write(
            input.phone,
            input.text,
            photo === undefined ? [] : [{ contentType, file: photoFile(photo) }],
          ),
      ),
      readWhatsApp: action(z.object({ phone }), input => control.read(input.phone)),
      ...webhookActions(webhooks, 'WhatsApp'),
    },
    readings: {
      whatsApps: query => control.messages(query.get('phone') ?? undefined),
      whatsAppDeliveries: () => webhooks.list(),
    },
    page: {
      path: ROOM,
      title: 'Teléfono',
      note: 'Los WhatsApp de Tuerca, y escribirle',
      count: () => messages.all().length,
      show: (shell, below, query) =>
        below.length === 0
          ? phonePage(shell, {
              messages: messages.all(),
              webhooks,
              chosen: query.get('de'),
              photos: PHOTO_NAMES,
            })
          : null,
    },
    reset() {
      webhooks.reset()
      messages.clear()
      events.clear()
    },
    async close() {
      await webhooks.close()
      await server.close()
    },
  }
}

function publicAddress(url: string, addresses: TwilioAddresses | undefined): string {
  return addresses ? url.replace(addresses.deliveryUrl, addresses.webhookUrl) : url
}

function localAddress(url: string, addresses: TwilioAddresses | undefined): string {
  return addresses ? url.replace(addresses.webhookUrl, addresses.deliveryUrl) : url
}
