import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Signs an id for `purpose`, so that only this server can issue it and nothing has to be stored. */
export function sign(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** The id that was signed for this purpose, or null when the signature is wrong. */
export function readSigned(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const wanted = Buffer.from(signature(secret, purpose, id))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}

/**
 * The secret of a mailed link. Only this server can make it, and can make it again from the id, so no queue
 * has to hold it.
 */
export function linkToken(secret: string, id: string): string {
  return signature(secret, 'mailed-link', id)
}

/** Recognises a text without storing it: the hash needs our secret, so likely texts cannot be tried. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return signature(secret, purpose, text)
}

/** Stored form of a token: SHA-256 in hex. Tokens are too random to be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function signature(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url')
}
