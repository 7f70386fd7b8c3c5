import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ApiKeyMode } from '../../generated/prisma/enums.ts'

/** The beginnings of keys, which tell people, and programs that look for leaked secrets, what they are. */
export const KEY_PREFIXES: Readonly<Record<ApiKeyMode, string>> = {
  LIVE: 'tuerca_live_',
  TEST: 'tuerca_test_',
}
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^32 is more than 2^190. */
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(
  `^(?:${Object.values(KEY_PREFIXES).join('|')})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`,
)

/** A new key: prefix, random part, checksum. */
export function newKey(mode: ApiKeyMode): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const body = KEY_PREFIXES[mode] + random
  return body + checksum(body)
}

/** True when form and checksum of a text are right; a key that was cut off or mistyped fails without a query. */
export function isKeyText(text: string): boolean {
  const body = text.slice(0, -CHECKSUM_LENGTH)
  return SHAPE.test(text) && checksum(body) === text.slice(-CHECKSUM_LENGTH)
}

/** CRC-32, of which the largest value has six digits here. */
function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let n = 0; n < CHECKSUM_LENGTH; n += 1) {
    digits = ALPHABET[rest % ALPHABET.length] + digits
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
