import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** A key pair of P-256, base64url: 65 bytes of an uncompressed point, and 32 bytes. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Half of the longest that push services accept. */
const TOKEN_LIFETIME_S = 12 * 3600

export class WrongVapidKeys extends Error {
  override readonly name = 'WrongVapidKeys'
}

/**
 * Signs the Authorization header that names us to a push service (RFC 8292). `contact` is a mailto: or https: address
 * for its operators. Throws WrongVapidKeys when the keys are no pair.
 */
export function createVapid(
  { publicKey, privateKey }: VapidKeys,
  { contact, clock }: { contact: string; clock: Clock },
): (endpoint: string) => string {
  const key = privateKeyOf(publicKey, privateKey)
  return endpoint => {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(clock.now().getTime() / 1000) + TOKEN_LIFETIME_S,
      sub: contact,
    }
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
  }
}

function privateKeyOf(publicKey: string, privateKey: string): KeyObject {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch (error) {
    throw new WrongVapidKeys('the VAPID private key is no key of P-256', { cause: error })
  }
  if (pair.getPublicKey('base64url') !== publicKey)
    throw new WrongVapidKeys('the VAPID public key is not the one of the private key')
  const point = pair.getPublicKey()
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(privateKey, 'base64url').toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
}
