import { isBlank, type Problems } from '../../forms/problems'
import { parseCedula } from '../../lib/generated/accounts/cedula'
import { parseRut } from '../../lib/generated/accounts/rut'
import { ACCOUNT_DIGITS, type ACCOUNT_TYPE_WORDS, type BANK_NAMES } from '../../lib/generated/payoutTerms'

export type PayoutAccountValues = {
  bank: keyof typeof BANK_NAMES | ''
  type: keyof typeof ACCOUNT_TYPE_WORDS | ''
  number: string
  holder: string
  document: string
  password: string
  code: string
}

/** Problems of the fields of a bank account, as the server sees them. */
export function payoutAccountProblems(
  { bank, type, number, holder, document, code }: PayoutAccountValues,
  needsCode: boolean,
): Problems<PayoutAccountValues> {
  return {
    bank: bank === '' && 'Elegí el banco.',
    type: type === '' && 'Elegí el tipo de cuenta.',
    number: numberProblem(number.replaceAll(/[\s.,;/·_-]/g, '')),
    holder: isBlank(holder) && 'Poné a nombre de quién está la cuenta.',
    document: documentProblem(document),
    code: needsCode && isBlank(code) && 'Poné el código de tu app.',
  }
}

function numberProblem(digits: string): string | false {
  if (digits === '') return 'Poné el número de la cuenta.'
  if (/\D/.test(digits)) return 'El número de la cuenta lleva solo números.'
  if (digits.length < ACCOUNT_DIGITS.least)
    return 'Ese número es demasiado corto: revisalo en la app de tu banco.'
  return (
    digits.length > ACCOUNT_DIGITS.most && 'Ese número es demasiado largo: revisalo en la app de tu banco.'
  )
}

function documentProblem(typed: string): string | false {
  if (isBlank(typed)) return 'Poné el RUT o la cédula del titular.'
  return (
    parseRut(typed) === null &&
    parseCedula(typed) === null &&
    'Ese documento no es válido: revisá los 12 números del RUT o los 8 de la cédula.'
  )
}
