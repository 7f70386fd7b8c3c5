import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A link that only we can make: the id and a signature bound to `purpose`. Nothing secret has to be stored or queued,
 * because it can be made again from the id.
 */
export function signLink(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** The id inside a link made for this purpose, or null when we did not make it. */
export function readLink(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const wanted = Buffer.from(signature(secret, purpose, id))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}

function signature(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url')
}
