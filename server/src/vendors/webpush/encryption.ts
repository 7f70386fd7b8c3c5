import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from '../../platform/pusher.ts'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
/** Ends the last record's text (RFC 8188). */
const DELIMITER = Buffer.from([2])
const SALT_BYTES = 16

/** A sender's key pair and salt, fresh for each message. */
export interface MessageSecrets {
  /** The private key of the pair. */
  readonly privateKey: Buffer
  readonly salt: Buffer
}

/**
 * Encrypts a text for a browser: one record of `aes128gcm` (RFC 8188) under a key that only the browser derives
 * (RFC 8291). Throws when the browser's key is no point of the curve.
 */
export function encryptFor(
  target: Omit<PushTarget, 'endpoint'>,
  text: string,
  secrets?: MessageSecrets,
): Buffer {
  const sender = createECDH(CURVE)
  if (secrets) sender.setPrivateKey(secrets.privateKey)
  else sender.generateKeys()
  const salt = secrets?.salt ?? randomBytes(SALT_BYTES)
  const receiverKey = Buffer.from(target.p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const { key, nonce } = contentKey({
    shared: sender.computeSecret(receiverKey),
    auth: Buffer.from(target.auth, 'base64url'),
    receiverKey,
    senderKey,
    salt,
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([senderKey.length]),
    senderKey,
    cipher.update(text, 'utf8'),
    cipher.update(DELIMITER),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

interface KeyParts {
  /** The Diffie-Hellman secret of the two pairs. */
  readonly shared: Buffer
  readonly auth: Buffer
  readonly receiverKey: Buffer
  readonly senderKey: Buffer
  readonly salt: Buffer
}

/** The cipher's key and nonce. */
function contentKey({ shared, auth, receiverKey, senderKey, salt }: KeyParts): {
  key: Buffer
  nonce: Buffer
} {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derive(shared, auth, info, 32)
  return {
    key: derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
