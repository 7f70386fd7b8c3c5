import { z } from 'zod'
import { parseRut } from '../../common/accounts/rut.ts'
import { plainIdentifier } from '../../common/identifiers.ts'
import { Department } from '../../generated/prisma/enums.ts'
import { email } from '../../platform/input.ts'
import { canonicalPassword } from '../../platform/passwords.ts'
import { phoneOf } from './phone.input.ts'

export const MIN_PASSWORD = 6
/** Hours for which the link of a sign-up can be confirmed. */
export const REGISTRATION_HOURS = 24
/** Hours for which both addresses can confirm a change of e-mail. */
export const EMAIL_CHANGE_HOURS = 24
/** The lifetime of a visitor’s unconfirmed request and of the link in its mail. */
export const REQUEST_CONFIRMATION_HOURS = 48
/** Minutes for which any other mailed link works. */
export const LINK_MINUTES = 30

export const department = z.enum(Department, { error: 'El departamento es obligatorio' })

export const phone = z
  .string({ error: 'Poné un teléfono.' })
  .transform(plainIdentifier)
  .pipe(
    z
      .string()
      .min(1, 'Poné un teléfono.')
      .transform((typed, context) => phoneOf(typed, context) ?? z.NEVER),
  )

/** The 12 digits of a tax number, or null for null; refused with its message otherwise. */
export function rutOf(typed: string | null, context: z.RefinementCtx): string | null {
  if (typed === null) return null
  const parsed = parseRut(typed)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'Ese RUT no es válido: revisá los 12 números.' })
  return z.NEVER
}

// Long enough for any passphrase, short enough that hashing it is no way to keep the server busy.
const MAX_PASSWORD = 200
const TOO_LONG = `Usá hasta ${MAX_PASSWORD} caracteres.`

export const newPassword = z
  .string({ error: 'Elegí una contraseña.' })
  .transform(canonicalPassword)
  .pipe(
    z
      .string()
      .min(MIN_PASSWORD, `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres.`)
      .max(MAX_PASSWORD, TOO_LONG),
  )

/** The password that an account has. */
export const typedPassword = z
  .string({ error: 'Poné tu contraseña.' })
  .min(1, 'Poné tu contraseña.')
  // Counted as when it was chosen; the text itself stays as it was typed, as hashes of former times were made of it.
  .refine(typed => canonicalPassword(typed).length <= MAX_PASSWORD, TOO_LONG)

/** Six digits of an app, or a recovery code; people write both with spaces. */
export const typedCode = z
  .string({ error: 'Poné el código.' })
  .max(60, 'Ese código es demasiado largo.')
  .transform(typed => plainIdentifier(typed).replaceAll(/[ -]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Poné el código.'))

/** Sent with a first proof; null when the account has no second factor, or to find out. */
export const optionalCode = typedCode
  .nullish()
  .describe('Code of the account’s app or a recovery code; needed once SECOND_FACTOR_NEEDED was answered.')

/** No token of ours is longer. */
export const linkToken = z
  .string()
  .max(100, 'Este enlace no es válido. Abrilo desde el correo o copialo entero.')

export const confirmRegistrationArgs = z.object({
  token: linkToken.describe('The `confirmar` parameter of the link.'),
  proof: z.string().nullish().describe('The answer of the sign-up in this browser; null in others.'),
  password: typedPassword.nullish().describe('The password chosen in the sign-up; needed without its proof.'),
})

export const signInArgs = z.object({
  email: email.describe('E-mail address.'),
  password: typedPassword.describe('Password.'),
  code: optionalCode,
})
