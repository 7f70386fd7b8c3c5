import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** An id that only we can hand out: with a signature bound to `purpose`. Nothing of it has to be stored. */
export function sign(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** The id that was signed for this purpose, or null when we did not sign it. */
export function readSigned(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const wanted = Buffer.from(signature(secret, purpose, id))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}

/** The secret of a link to be mailed. Only we can make it, and can make it again from the id: no queue has to hold it. */
export function linkToken(secret: string, id: string): string {
  return signature(secret, 'mailed-link', id)
}

/** What a text is recognised by where nobody is to read it: it needs our secret, so that likely texts cannot be tried. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return signature(secret, purpose, text)
}

/** What is kept of a token that has to be recognised: SHA-256 in hex. Tokens are too random to be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function signature(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url')
}
