import { plainIdentifier } from '../identifiers.ts'

const WEIGHTS = [2, 9, 8, 7, 6, 3, 4] as const
/** 'CI: …', 'Cédula …'. */
const LABEL = /^\D+/

/**
 * A Uruguayan identity number as its 8 bare digits, the last of which is the check digit; null when it is wrong. Numbers below
 * a million are filled up with a zero.
 */
export function parseCedula(typed: string): string | null {
  const bare = plainIdentifier(typed)
    .replace(LABEL, '')
    .replace(/\D+$/, '')
    .replaceAll(/[\s.,;/·_*-]/g, '')
  if (!/^\d{7,8}$/.test(bare)) return null
  const digits = bare.padStart(8, '0')
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const isZero = Number(digits.slice(0, 7)) === 0
  return !isZero && (10 - (sum % 10)) % 10 === Number(digits[7]) ? digits : null
}
