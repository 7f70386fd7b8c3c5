import type { Twilio } from 'twilio'
import type { ConsentProof } from '../../domains/accounts/policies/consentProof.ts'
import {
  type WhatsApp,
  type WhatsAppConnection,
  type WhatsAppContent,
  WhatsAppRefused,
  WhatsAppUnavailable,
  type WhatsAppVendor,
} from '../../domains/whatsapp/whatsApp.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import { readTwilioWebhook, statusAddress } from './twilioWebhook.ts'

export interface TwilioSite {
  readonly mode: VendorMode
  /** The public address of our webhook, which takes messages and their states. */
  readonly webhookUrl: string
  /** The sandbox's address; absent in live mode. */
  readonly baseUrl?: string
  /** Milliseconds before a call is aborted; default 10 s. */
  readonly timeoutMs?: number
}

export interface TwilioConfig extends TwilioSite, WhatsAppConnection {}

const TIMEOUT_MS = 10_000
const DOWNLOAD_MS = 30_000
const TWILIO = 'https://api.twilio.com'

/** Twilio, to which the team's account connects. Throws WrongEndpoint when mode and address do not agree. */
export function createTwilio(site: TwilioSite, standIn: WhatsAppVendor['standIn'] = null): WhatsAppVendor {
  checkEndpoint('twilio', site.mode, site.baseUrl)
  return { connect: connection => createTwilioWhatsApp({ ...site, ...connection }), standIn }
}

/** WhatsApp through one account at Twilio. Throws WrongEndpoint when mode and address do not agree. */
export function createTwilioWhatsApp(config: TwilioConfig): WhatsApp {
  const { mode, accountSid, authToken, number, templates, webhookUrl, baseUrl } = config
  checkEndpoint('twilio', mode, baseUrl)
  let opened: Twilio | undefined
  // The SDK is loaded with the first call: processes that send nothing save its 29 MB.
  const open = async () => {
    opened ??= await connect(config)
    return opened
  }
  return {
    number,
    async send(_consent: ConsentProof<'WHATSAPP'>, to, content, reference) {
      const twilio = await open()
      const message = {
        from: `whatsapp:${number}`,
        to: `whatsapp:${to}`,
        ...(reference === undefined ? {} : { statusCallback: statusAddress(webhookUrl, reference) }),
        ...contentOf(content, templates),
      }
      return twilio.messages.create(message).then(
        ({ sid }) => sid,
        (error: unknown) => {
          throw failureOf(error)
        },
      )
    },
    async download({ url }, maxBytes) {
      const { pathname, origin } = new URL(url)
      if (origin !== (baseUrl ?? TWILIO)) throw new WhatsAppRefused('the file is not at Twilio')
      const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
      // A redirect leads to storage elsewhere, which gets no Authorization.
      const response = await fetch(origin + pathname, {
        headers: { authorization },
        signal: AbortSignal.timeout(DOWNLOAD_MS),
      }).catch((error: unknown) => {
        throw new WhatsAppUnavailable('Twilio does not answer', { cause: error })
      })
      if (!response.ok) {
        await response.body?.cancel()
        const Failure = response.status === 404 ? WhatsAppRefused : WhatsAppUnavailable
        throw new Failure(`Twilio answered ${response.status} to a download`)
      }
      return bytesOf(response, maxBytes)
    },
    read: delivery => readTwilioWebhook(delivery, { accountSid, authToken }),
  }
}

async function connect({ accountSid, authToken, baseUrl, timeoutMs = TIMEOUT_MS }: TwilioConfig) {
  const { default: sdk } = await import('twilio')
  class Client extends sdk.RequestClient {
    override request<Data>(options: Parameters<InstanceType<typeof sdk.RequestClient>['request']>[0]) {
      if (!baseUrl) return super.request<Data>({ ...options, data: options.data as Data })
      const { pathname, search } = new URL(options.uri)
      return super.request<Data>({
        ...options,
        data: options.data as Data,
        uri: baseUrl + pathname + search,
      })
    }
  }
  return sdk(accountSid, authToken, { httpClient: new Client({ timeout: timeoutMs }) })
}

function contentOf(content: WhatsAppContent, templates: TwilioConfig['templates']) {
  if ('text' in content) return { body: content.text }
  const variables = Object.fromEntries(content.values.map((value, index) => [String(index + 1), value]))
  return { contentSid: templates[content.template], contentVariables: JSON.stringify(variables) }
}

/** 401 and 403 are about our own keys, which may be put right. */
const WORTH_ANOTHER_TRY: readonly number[] = [401, 403, 408, 429]

function failureOf(error: unknown): Error {
  const status = error instanceof Error && 'status' in error ? error.status : null
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof status !== 'number') return new WhatsAppUnavailable('Twilio does not answer', { cause: error })
  const message = `Twilio answered ${status}, code ${String(code)}`
  const words = error instanceof Error ? error.message : ''
  const answer = { status, code: typeof code === 'number' ? code : null, words }
  const isFinal = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.includes(status)
  return new (isFinal ? WhatsAppRefused : WhatsAppUnavailable)(message, { cause: error, answer })
}

async function bytesOf({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new WhatsAppRefused(`the file has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
