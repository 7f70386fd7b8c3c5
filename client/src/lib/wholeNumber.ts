import { plainIdentifier } from './generated/identifiers'

/** A whole number typed in digits alone; NaN for other text. */
export function wholeNumber(typed: string): number {
  const digits = plainIdentifier(typed)
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
