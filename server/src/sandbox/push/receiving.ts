import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../jsonStore.ts'

/** A browser's side of a subscription, base64url. */
export interface ReceiverKeys {
  readonly privateKey: string
  readonly auth: string
}

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const HEADER_BYTES = SALT_BYTES + 5
const TAG_BYTES = 16

/** Decrypts one record of `aes128gcm`, as a browser does (RFC 8188, RFC 8291). Throws when it is damaged or for another browser. */
export function decryptAs({ privateKey, auth }: ReceiverKeys, body: Buffer): string {
  const receiver = createECDH(CURVE)
  receiver.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const keyLength = body.readUInt8(HEADER_BYTES - 1)
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength)
  const sealed = body.subarray(HEADER_BYTES + keyLength)
  const salt = body.subarray(0, SALT_BYTES)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey])
  const secret = derived(receiver.computeSecret(senderKey), Buffer.from(auth, 'base64url'), about, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  // Zeros pad the text after its delimiter, 2 in the last record.
  const end = padded.findLastIndex(byte => byte !== 0)
  if (padded[end] !== 2) throw new Error('the record has no delimiter')
  return padded.subarray(0, end).toString('utf8')
}

function derived(secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, bytes))
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) })
const DAY_S = 24 * 3600

/**
 * Reason to refuse a VAPID Authorization header (RFC 8292); null when it is valid: signed by the key that the browser
 * subscribed with, for this origin, and for a day at most.
 */
export function vapidRefusalOf(
  authorization: string | undefined,
  { applicationServerKey, origin, nowS }: { applicationServerKey: string; origin: string; nowS: number },
): string | null {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== applicationServerKey) return 'the subscription was made with another key'
  const [head = '', body = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'the token has a wrong signature'
  const read = claims.safeParse(parseJson(Buffer.from(body, 'base64url').toString('utf8')))
  if (!read.success) return z.prettifyError(read.error)
  const { aud, exp } = read.data
  if (aud !== origin) return `the token is for ${aud}`
  return exp <= nowS || exp > nowS + DAY_S ? 'the token has expired, or lasts more than a day' : null
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
}
