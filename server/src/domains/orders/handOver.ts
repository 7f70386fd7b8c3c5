import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../platform/tokens.ts'

/** Codes that the provider of an order may type; then only the buyer confirms the receipt. */
export const HAND_OVER_TRIES = 5

export const NO_TRIES_LEFT =
  'Se acabaron los intentos con el código: ahora la recepción la confirma el comprador desde su compra.'

const DIGITS = 6

/** The hand-over code of an order, which its buyer shows at the counter. Only this server can make it, so nothing is stored. */
export function handOverCode({ secret }: { readonly secret: string }, orderId: string): string {
  const hash = Buffer.from(keyedHash(secret, 'hand-over', orderId), 'base64url')
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** True when these six digits are the code of the order. */
export function isHandOverCode(
  settings: { readonly secret: string },
  { orderId, code }: { readonly orderId: string; readonly code: string },
): boolean {
  const given = Buffer.from(code)
  const wanted = Buffer.from(handOverCode(settings, orderId))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
