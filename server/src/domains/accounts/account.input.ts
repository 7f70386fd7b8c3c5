import { z } from 'zod'
import { BuyerType, Department } from '../../generated/prisma/enums.ts'
import { email, optionalText, text } from '../../platform/input.ts'
import { parsePhone } from './phone.ts'
import { parseRut } from './rut.ts'

export const MIN_PASSWORD = 6

export const department = z.enum(Department, { error: 'El departamento es obligatorio' })

export const phone = z
  .string({ error: 'Poné un teléfono.' })
  .trim()
  .min(1, 'Poné un teléfono.')
  .transform((typed, context) => {
    const parsed = parsePhone(typed)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'Revisá el teléfono, por ejemplo 094 231 234.' })
    return z.NEVER
  })

export const optionalRut = optionalText(20).transform((typed, context) => {
  if (typed === null) return null
  const parsed = parseRut(typed)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'Ese RUT no es válido: revisá los 12 números.' })
  return z.NEVER
})

// Long enough for any passphrase, short enough that hashing it is no way to keep the server busy.
const newPassword = z
  .string({ error: 'Elegí una contraseña.' })
  .min(MIN_PASSWORD, `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres.`)
  .max(200, 'Usá hasta 200 caracteres.')

const person = {
  name: text({ max: 80, required: 'Poné tu nombre.' }),
  email,
  phone,
  department,
  password: newPassword,
  acceptsTerms: z.literal(true, { error: 'Para crear la cuenta tenés que aceptar los términos.' }),
}

export const signUpAsBuyerInput = z.object({
  ...person,
  buyerType: z.enum(BuyerType, { error: 'Elegí si comprás para vos o para un taller.' }),
  rut: optionalRut,
})

export const signUpAsProviderInput = z.object({
  ...person,
  companyName: text({ max: 120, required: 'Poné el nombre del negocio.' }),
  services: text({ max: 400, required: 'Contanos qué vendés.' }),
  rut: optionalRut,
  address: optionalText(160),
})

export const signInInput = z.object({
  email,
  password: z.string({ error: 'Poné tu contraseña.' }).min(1, 'Poné tu contraseña.').max(200),
})

/** What a Registration keeps until its e-mail is confirmed. */
export const registeredProfile = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BUYER'),
    name: z.string(),
    phone: z.string(),
    department,
    buyerType: z.enum(BuyerType),
    rut: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('PROVIDER'),
    name: z.string(),
    phone: z.string(),
    department,
    companyName: z.string(),
    services: z.string(),
    rut: z.string().nullable(),
    address: z.string().nullable(),
  }),
])
export type RegisteredProfile = z.output<typeof registeredProfile>
