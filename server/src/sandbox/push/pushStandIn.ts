import { createECDH, createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { randomId } from '../ids.ts'
import { openCollection } from '../jsonStore.ts'
import { json } from '../oauth/oauthAnswers.ts'
import { action, type StandIn, type StandInParts } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { pushPage } from './pushPage.ts'
import { type ReceivedPush, receivedPush } from './receivedPush.ts'
import { decryptAs, vapidRefusalOf } from './receiving.ts'

const browser = z.object({
  id: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
  auth: z.string(),
  applicationServerKey: z.string(),
  /** True when it has ended its subscription. */
  isGone: z.boolean(),
})
type Browser = z.output<typeof browser>

/** The shape that `PushSubscription.toJSON()` returns. */
export interface PushSubscriptionJson {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface PushControl {
  /** Subscribes a new browser with the site's public key. */
  subscribe(applicationServerKey?: string): PushSubscriptionJson
  /** Ends a browser's subscription: its endpoint answers 410. */
  end(endpoint: string): void
  /** Messages that a browser received, oldest first; of all browsers when left out. */
  received(endpoint?: string): readonly ReceivedPush[]
}

export interface PushStandIn extends StandIn {
  readonly address: { origin: string; publicKey: string; privateKey: string }
  readonly control: { readonly push: PushControl }
}

const MAX_BODY = 4096
const FOLDER = '/push/'
const TOPIC = /^[\w-]{1,32}$/
const RETRY_AFTER_S = '30'

/** Ours in the sandbox; the same after a restart, because browsers are bound to it. */
function vapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('tuerca sandbox push').digest())
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** A stand-in for a browser vendor's push service (RFC 8030), and for the browsers behind it. */
export async function startPushStandIn(parts: StandInParts): Promise<PushStandIn> {
  const { clock, publicHost, dataDir, logger } = parts
  const browsers = openCollection(join(dataDir, 'push-browsers'), browser, logger)
  const messages = openCollection(join(dataDir, 'push-messages'), receivedPush, logger)
  const keys = vapidKeys()

  async function take(request: IncomingMessage, to: Browser): Promise<Answer> {
    const { authorization, ttl, topic, urgency } = request.headers
    const refusal = vapidRefusalOf(authorization, {
      applicationServerKey: to.applicationServerKey,
      origin,
      nowS: clock.now().getTime() / 1000,
    })
    if (refusal) return json(403, { message: refusal })
    if (to.isGone) return json(410, { message: 'the browser has unsubscribed' })
    if (request.headers['content-encoding'] !== 'aes128gcm')
      return json(415, { message: 'Content-Encoding must be aes128gcm' })
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return json(400, { message: 'TTL is missing' })
    if (typeof topic !== 'string' || !TOPIC.test(topic)) return json(400, { message: 'Topic is invalid' })
    const body = await readAll(request, MAX_BODY)
    if (!body) return json(413, { message: 'the message is too long' })
    const text = decrypted(to, body)
    if (text === null) return json(400, { message: 'the browser cannot decrypt the message' })
    messages.put({
      id: randomId('psh', 12),
      browserId: to.id,
      at: clock.now().toISOString(),
      text,
      topic,
      urgency: typeof urgency === 'string' ? urgency : 'normal',
      lifetimeS: Number(ttl),
    })
    return { status: 201, headers: {}, body: null }
  }

  const server = await startVendorServer({
    ...parts,
    vendor: 'push',
    isAside: () => false,
    brokenAnswer: status => ({
      ...json(status, { message: 'the push service had an error' }),
      ...(status === 429 ? { headers: { 'retry-after': RETRY_AFTER_S } } : {}),
    }),
    async handle(request, url, held) {
      await held()
      if (request.method !== 'POST' || !url.pathname.startsWith(FOLDER))
        return json(501, { message: `the sandbox does not know ${request.method} ${url.pathname}` })
      const to = browsers.get(url.pathname.slice(FOLDER.length))
      return to ? take(request, to) : json(404, { message: 'there is no such subscription' })
    },
  })
  const origin = `http://${publicHost}:${server.port}`
  const idOf = (endpoint: string) => new URL(endpoint).pathname.slice(FOLDER.length)
  const control: PushControl = {
    subscribe(applicationServerKey = keys.publicKey) {
      const pair = createECDH('prime256v1')
      const created = {
        id: randomId('brw', 16),
        publicKey: pair.generateKeys('base64url'),
        privateKey: pair.getPrivateKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        applicationServerKey,
        isGone: false,
      }
      browsers.put(created)
      return {
        endpoint: origin + FOLDER + created.id,
        keys: { p256dh: created.publicKey, auth: created.auth },
      }
    },
    end(endpoint) {
      const found = browsers.get(idOf(endpoint))
      if (!found) throw new RangeError(`no browser has the endpoint ${endpoint}`)
      browsers.put({ ...found, isGone: true })
    },
    received: endpoint =>
      messages.all().filter(({ browserId }) => endpoint === undefined || browserId === idOf(endpoint)),
  }
  return {
    name: 'push',
    title: 'el servicio de avisos de los navegadores',
    port: server.port,
    address: { origin, ...keys },
    control: { push: control },
    addresses: { 'Avisos del navegador': origin },
    actions: {
      subscribePush: action(
        z.object({ applicationServerKey: z.string().min(80).max(100).optional() }),
        ({ applicationServerKey }) => control.subscribe(applicationServerKey),
      ),
      endPush: action(z.object({ endpoint: z.url() }), ({ endpoint }) => control.end(endpoint)),
    },
    readings: { pushes: query => control.received(query.get('endpoint') ?? undefined) },
    page: {
      path: 'navegadores',
      title: 'Navegadores',
      note: 'Los avisos que les llegaron a los navegadores',
      count: () => messages.all().length,
      show: (shell, below) =>
        below.length === 0 ? pushPage(shell, { pushes: messages.all(), origin: origin + FOLDER }) : null,
    },
    reset() {
      browsers.clear()
      messages.clear()
    },
    close: server.close,
  }
}

function decrypted(to: Browser, body: Buffer): string | null {
  try {
    return decryptAs(to, body)
  } catch {
    return null
  }
}
