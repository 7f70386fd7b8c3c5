import { randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `prefix_` and `length` random letters and digits, the shape of Stripe's ids. */
export function randomId(prefix: string, length: number): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${prefix}_${letters.join('')}`
}
