import { z } from 'zod'
import { PartCategory, Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import { email, optionalText, text } from '../../platform/input.ts'
import { department } from '../accounts/account.input.ts'
import { parsePhone } from '../accounts/phone.ts'

export const MIN_YEAR = 1980
export const MAX_PARTS = 20

const QUANTITY = 'Poné una cantidad entre 1 y 999'
const MILEAGE = 'Poné los kilómetros, por ejemplo 182000'

// A VIN has 17 characters, the chassis number of an older or Japanese car fewer. Whether its check digit is right says
// nothing here: most makers that sell in Uruguay do not use it.
const vin = optionalText(40).transform((typed, context) => {
  const compact = typed?.replace(/[\s.-]/g, '').toUpperCase() ?? ''
  if (compact === '') return null
  if (/^[A-Z0-9]{5,17}$/.test(compact)) return compact
  context.addIssue({ code: 'custom', message: 'Revisá el VIN o chasis: son entre 5 y 17 letras y números' })
  return z.NEVER
})

const optionalPhone = optionalText(40).transform((typed, context) => {
  if (typed === null) return null
  const parsed = parsePhone(typed)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'Revisá el teléfono, por ejemplo 094 231 234.' })
  return z.NEVER
})

const part = z.object({
  description: text({ max: 200, required: 'Poné qué repuesto necesitás' }),
  category: z
    .enum(PartCategory)
    .nullish()
    .transform(category => category ?? null),
  condition: z.enum(WantedCondition),
  quantity: z.number({ error: QUANTITY }).int(QUANTITY).min(1, QUANTITY).max(999, QUANTITY),
  urgency: z.enum(Urgency),
  partNumber: optionalText(60),
  comments: optionalText(1000),
})

/** What a request must say; `now` because next year's cars are sold this year. */
export function createPartRequestInput(now: Date) {
  const maxYear = now.getUTCFullYear() + 1
  const year = `Poné un año entre ${MIN_YEAR} y ${maxYear}`
  return z.object({
    submissionKey: z.uuid('La clave del envío no es válida.'),
    brand: text({ max: 60, required: 'La marca es obligatoria' }),
    model: text({ max: 60, required: 'El modelo es obligatorio' }),
    year: z.number({ error: year }).int(year).min(MIN_YEAR, year).max(maxYear, year),
    engine: optionalText(60),
    version: optionalText(60),
    vin,
    mileageKm: z
      .number({ error: MILEAGE })
      .int(MILEAGE)
      .min(0, MILEAGE)
      .max(3_000_000, MILEAGE)
      .nullish()
      .transform(km => km ?? null),
    description: optionalText(2000),
    department,
    parts: z
      .array(part)
      .min(1, 'Agregá al menos un repuesto')
      .max(MAX_PARTS, `Podés pedir hasta ${MAX_PARTS} repuestos por vez`),
    contact: z.object({
      name: text({ max: 80, required: 'Poné tu nombre.' }),
      email,
      phone: optionalPhone,
    }),
    uploadIds: z
      .array(z.uuid('Ese archivo no es válido.'))
      .max(50, 'Son demasiados archivos')
      .nullish()
      .transform(ids => [...new Set(ids)]),
  })
}

export type NewPartRequest = z.output<ReturnType<typeof createPartRequestInput>>
