import { parsePhone } from '../lib/generated/accounts/phone'
import { isBlank } from './problems'

/** What is wrong with a phone number; none was typed, nothing is. */
export const phoneProblem = (phone: string): string | false =>
  !isBlank(phone) && parsePhone(phone) === null && 'Revisá el teléfono, por ejemplo 094 231 234.'
