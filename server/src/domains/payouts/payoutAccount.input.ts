import { z } from 'zod'
import { parseCedula } from '../../common/accounts/cedula.ts'
import { parseRut } from '../../common/accounts/rut.ts'
import { plainIdentifier } from '../../common/identifiers.ts'
import { PayoutAccountType, PayoutBank } from '../../generated/prisma/enums.ts'
import { line, namedInput } from '../../platform/input.ts'
import { typedCode, typedPassword } from '../accounts/account.input.ts'

/** Digits of an account's number. Banks differ, and a number has no check digit that all of them share. */
export const ACCOUNT_DIGITS = { least: 6, most: 20 } as const

const accountNumber = z
  .string({ error: 'Poné el número de la cuenta.' })
  .max(60, 'Ese número es demasiado largo.')
  .transform(typed => plainIdentifier(typed).replaceAll(/[\s.,;/·_-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'Poné el número de la cuenta.')
      .regex(/^\d*$/, 'El número de la cuenta lleva solo números.')
      .min(ACCOUNT_DIGITS.least, 'Ese número es demasiado corto: revisalo en la app de tu banco.')
      .max(ACCOUNT_DIGITS.most, 'Ese número es demasiado largo: revisalo en la app de tu banco.'),
  )

const document = z
  .string({ error: 'Poné el RUT o la cédula del titular.' })
  .max(60, 'Ese documento es demasiado largo.')
  .transform(plainIdentifier)
  .pipe(
    z
      .string()
      .min(1, 'Poné el RUT o la cédula del titular.')
      .transform((typed, context) => {
        const parsed = parseRut(typed) ?? parseCedula(typed)
        if (parsed) return parsed
        const message = 'Ese documento no es válido: revisá los 12 números del RUT o los 8 de la cédula.'
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
  )

export const requestPayoutAccountInput = namedInput(
  'RequestPayoutAccountInput',
  'A bank account to be paid to.',
  z.object({
    bank: z.enum(PayoutBank, { error: 'Elegí el banco.' }).describe('The bank.'),
    type: z.enum(PayoutAccountType, { error: 'Elegí el tipo de cuenta.' }).describe('The kind of account.'),
    number: accountNumber.describe('Number of the account in pesos; separators are dropped.'),
    holder: line({ max: 120, required: 'Poné a nombre de quién está la cuenta.' }).describe(
      'Name of the holder, as registered at the bank.',
    ),
    document: document.describe('The holder’s RUT (12 digits) or cédula (7 or 8), with a right check digit.'),
    password: typedPassword.describe('The account’s password.'),
    code: typedCode
      .nullish()
      .describe('Code of the app, or a recovery code; needed where the account has a second factor.'),
  }),
)
