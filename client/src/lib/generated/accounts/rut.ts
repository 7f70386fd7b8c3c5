// Written by npm run codegen from server/src/common/accounts/rut.ts.

import { plainIdentifier } from '../identifiers'

const WEIGHTS = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const
/** 'RUT: …', 'Nro. de RUT …', and the country that invoices put first. */
const LABEL = /^\D+/

/**
 * A Uruguayan tax number as its 12 bare digits, or null when the check digit, the fixed '001' or the sequence is wrong.
 * Source of the rule: DGI, as implemented by python-stdnum (stdnum.uy.rut).
 */
export function parseRut(typed: string): string | null {
  const digits = plainIdentifier(typed)
    .replace(LABEL, '')
    .replace(/\D+$/, '')
    .replaceAll(/[\s.,;/·_*-]/g, '')
  if (!/^\d{12}$/.test(digits)) return null
  if (digits.slice(2, 8) === '000000' || digits.slice(8, 11) !== '001') return null
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const check = (11 - (sum % 11)) % 11
  return check === Number(digits[11]) ? digits : null
}
