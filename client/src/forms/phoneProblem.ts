import { parsePhone } from '../lib/generated/accounts/phone'
import { isBlank } from './problems'

/** Validates an optional phone number; empty is valid. */
export const phoneProblem = (phone: string): string | false =>
  !isBlank(phone) && parsePhone(phone) === null && 'Revisá el teléfono, por ejemplo 094 231 234.'
