import { z } from 'zod'
import { PartCategory, Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import { email, line, namedInput, optionalLine, optionalText } from '../../platform/input.ts'
import { department } from '../accounts/account.input.ts'
import { someoneElses } from '../accounts/ownNames.ts'
import { optionalPhone } from '../accounts/phone.input.ts'

export const MIN_YEAR = 1980
export const MAX_PARTS = 20
export const MAX_QUANTITY = 999

const QUANTITY = `Poné una cantidad entre 1 y ${MAX_QUANTITY}`
const MILEAGE = 'Poné los kilómetros, por ejemplo 182000'

// A VIN has 17 characters, the chassis number of an older or Japanese car fewer. Whether its check digit is right says
// nothing here: most makers that sell in Uruguay do not use it.
export const vin = optionalLine(40).transform((typed, context) => {
  const compact = typed?.replace(/[\s.-]/g, '').toUpperCase() ?? ''
  if (compact === '') return null
  if (/^[A-Z0-9]{5,17}$/.test(compact)) return compact
  context.addIssue({ code: 'custom', message: 'Revisá el VIN o chasis: son entre 5 y 17 letras y números' })
  return z.NEVER
})

/** Kilometres driven; null where not said. */
export const mileageKm = z
  .number({ error: MILEAGE })
  .int(MILEAGE)
  .min(0, MILEAGE)
  .max(3_000_000, MILEAGE)
  .nullish()
  .transform(km => km ?? null)

/** How many of a part. */
export const quantity = z
  .number({ error: QUANTITY })
  .int(QUANTITY)
  .min(1, QUANTITY)
  .max(MAX_QUANTITY, QUANTITY)

/** What kind of part it is; null where not said. */
export const category = z
  .enum(PartCategory)
  .nullish()
  .transform(chosen => chosen ?? null)

const part = namedInput(
  'RequestedPartInput',
  'One part that is needed.',
  z.object({
    description: line({ max: 200, required: 'Poné qué repuesto necesitás' }).describe(
      'What is needed, up to 200 characters.',
    ),
    category: category.describe('Where it belongs.'),
    condition: z.enum(WantedCondition).default('ANY').describe('The condition wanted.'),
    quantity: quantity.default(1).describe('How many, 1 to 999.'),
    urgency: z.enum(Urgency).default('MEDIUM').describe('How soon it is needed.'),
    partNumber: optionalLine(60).describe('The maker’s number, up to 60 characters.'),
    comments: optionalText(1000).describe('More about it, up to 1000 characters.'),
  }),
)

const contact = namedInput(
  'RequestContactInput',
  'Who asks. Providers never see it; the one who is paid gets it with the order.',
  z.object({
    name: someoneElses(line({ max: 80, required: 'Poné tu nombre.' })).describe(
      'The person’s name, up to 80 characters.',
    ),
    email: email.describe('Where the offers are announced.'),
    phone: optionalPhone.describe('Phone number; national ones are Uruguayan.'),
  }),
)

/** A model year; `now` because next year's cars are sold this year. */
export function modelYear(now: Date) {
  const maxYear = now.getUTCFullYear() + 1
  const message = `Poné un año entre ${MIN_YEAR} y ${maxYear}`
  return z.number({ error: message }).int(message).min(MIN_YEAR, message).max(maxYear, message)
}

/** What a request must say at `now`. */
export function createPartRequestInput(now: Date) {
  return namedInput(
    'CreatePartRequestInput',
    'A vehicle, the parts it needs and who asks.',
    z.object({
      submissionKey: z
        .uuid('La clave del envío no es válida.')
        .describe('A UUID made by the browser for this submission: sent twice, it makes one request.'),
      brand: line({ max: 60, required: 'La marca es obligatoria' }).describe('Make, up to 60 characters.'),
      model: line({ max: 60, required: 'El modelo es obligatorio' }).describe('Model, up to 60 characters.'),
      year: modelYear(now).describe('Model year, 1980 to next year.'),
      engine: optionalLine(60).describe('Engine, up to 60 characters.'),
      version: optionalLine(60).describe('Trim, up to 60 characters.'),
      vin: vin.describe('VIN or chassis number, 5 to 17 letters and digits.'),
      mileageKm: mileageKm.describe('Kilometres driven.'),
      description: optionalText(2000).describe('What is wrong or wanted, up to 2000 characters.'),
      department: department.describe('Where it is needed.'),
      parts: z
        .array(part)
        .min(1, 'Agregá al menos un repuesto')
        .max(MAX_PARTS, `Podés pedir hasta ${MAX_PARTS} repuestos por vez`)
        .describe('From 1 to 20 parts.'),
      contact: contact.describe('Who asks.'),
      uploadIds: z
        .array(z.uuid('Ese archivo no es válido.'))
        .max(50, 'Son demasiados archivos')
        .nullish()
        .transform(ids => [...new Set(ids)])
        .describe('Uploads that are READY, in order: up to 5 photos and 1 video. Each is used once.'),
    }),
  )
}

export type NewPartRequest = z.output<ReturnType<typeof createPartRequestInput>>
