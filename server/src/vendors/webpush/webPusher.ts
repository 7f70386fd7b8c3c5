import { type Clock, SECOND_MS } from '../../platform/clock.ts'
import {
  MOST_PUSH_BYTES,
  type Pusher,
  PushGone,
  PushRefused,
  type PushTarget,
  PushUnavailable,
} from '../../platform/pusher.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import { encryptFor } from './encryption.ts'
import { createVapid, type VapidKeys } from './vapid.ts'

export interface WebPusherConfig extends VapidKeys {
  readonly mode: VendorMode
  /** A mailto: address for the operators of push services. */
  readonly contact: string
  /** The one push service of sandbox mode. */
  readonly origin?: string
  readonly clock: Clock
  /** Milliseconds before an unresponsive push service is abandoned; default 10 s. */
  readonly timeoutMs?: number
}

/** Hosts of the browsers' push services: Chrome, Edge and Opera; Firefox; Edge on Windows; Safari. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*notify\.windows\.com|(?:[a-z0-9-]+\.)*push\.apple\.com)$/

const TIMEOUT_MS = 10_000

/** Web Push with VAPID. Throws WrongEndpoint when mode and address do not agree, and WrongVapidKeys. */
export function createWebPusher(config: WebPusherConfig): Pusher {
  const { mode, contact, origin, clock, publicKey, timeoutMs = TIMEOUT_MS } = config
  checkEndpoint('push', mode, origin)
  const authorization = createVapid(config, { contact, clock })
  const isKnown = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false
    const url = new URL(endpoint)
    if (url.username !== '' || url.password !== '') return false
    return mode === 'sandbox'
      ? url.origin === origin
      : url.protocol === 'https:' && url.port === '' && HOSTS.test(url.hostname)
  }
  return {
    publicKey,
    isKnown,
    async send(target, { text, lifetimeS, urgency, topic }) {
      if (!isKnown(target.endpoint)) throw new PushRefused('the endpoint is on no push service that we know')
      if (Buffer.byteLength(text) > MOST_PUSH_BYTES) throw new PushRefused('the message is too long')
      const headers = {
        Authorization: authorization(target.endpoint),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(lifetimeS),
        Urgency: urgency.toLowerCase(),
        Topic: topic,
      }
      const response = await post(target, { headers, body: encryptFor(target, text), timeoutMs })
      // The connection is reused once the answer has been read.
      await response.body?.cancel()
      if (!response.ok) throw failureOf(response)
    },
  }
}

async function post(
  { endpoint }: PushTarget,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: Buffer; timeoutMs: number },
): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      // A redirect could lead off the allow-list.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw new PushUnavailable('the push service does not answer', null, { cause: error })
  }
}

function failureOf({ status, headers }: Response): Error {
  if (status === 404 || status === 410) return new PushGone(`the push service answered ${status}`)
  // 401 and 403 are about our own keys, which may be put right.
  const isFinal = status >= 300 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
  if (isFinal) return new PushRefused(`the push service answered ${status}`)
  return new PushUnavailable(`the push service answered ${status}`, waitIn(headers.get('retry-after')))
}

/** Whole seconds; push services send no dates. */
function waitIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) * SECOND_MS : null
}
