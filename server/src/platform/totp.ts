import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * One-time codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits and steps of 30 seconds, the
 * only variant that some apps support.
 */
const STEP_MS = 30_000
const DIGITS = 6
/** A phone's clock may be one step fast or slow. */
const DRIFT = 1

/** Format of a key. */
export const TOTP_KEY = /^[A-Z2-7]{16,64}$/

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new key, in base32: 160 bits, as RFC 4226 recommends. */
export function newTotpKey(): string {
  return randomBase32(20)
}

/** `bytes` random bytes in base32, without padding. */
export function randomBase32(bytes: number): string {
  return base32(randomBytes(bytes))
}

/** The step that contains a moment. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS)
}

/** The code of a step. */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step near now whose code matches; null when none does. */
export function matchingStep(key: string, code: string, at: Date): number | null {
  const now = totpStep(at)
  const given = Buffer.from(code)
  let found: number | null = null
  // Compares all steps, so that timing reveals nothing.
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    const wanted = Buffer.from(totpCode(key, step))
    if (wanted.length === given.length && timingSafeEqual(wanted, given)) found = step
  }
  return found
}

/** Content of the QR code for an authenticator app. */
export function totpUri(key: string, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({ secret: key, issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map(five => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
