import { z } from 'zod'
import { compactVehicleNumber } from '../../../common/vehicles/compactVehicleNumber.ts'
import { latestYear, MIN_YEAR } from '../../../common/vehicles/modelYears.ts'
import { PartCategory, Urgency, WantedCondition } from '../../../generated/prisma/enums.ts'
import { email, globalId, line, namedInput, optionalLine, optionalText } from '../../../platform/input.ts'
import { department } from '../../accounts/account.input.ts'
import { optionalPhone } from '../../accounts/phone.input.ts'
import { someoneElses } from '../../accounts/profiles/ownNames.ts'
import { withoutContact } from '../anonymousText.ts'

export const MAX_PARTS = 20
export const MAX_QUANTITY = 999
/** For how long a deletion can be taken back. */
export const RESTORE_DAYS = 30

const QUANTITY = `Poné una cantidad entre 1 y ${MAX_QUANTITY}`
export const NOT_A_PART = 'Ese repuesto no está en el pedido'
const MILEAGE = 'Poné los kilómetros, por ejemplo 182000'

// A VIN has 17 characters, the chassis number of an older or Japanese car fewer. A wrong check digit proves
// nothing: most makers that sell in Uruguay do not use it.
export const vin = optionalLine(40).transform((typed, context) => {
  const compact = compactVehicleNumber(typed ?? '')
  if (compact === '') return null
  if (/^[A-Z0-9]{5,17}$/.test(compact)) return compact
  context.addIssue({ code: 'custom', message: 'Revisá el VIN o chasis: son entre 5 y 17 letras y números' })
  return z.NEVER
})

/** Kilometres driven; null when not given. */
export const mileageKm = z
  .number({ error: MILEAGE })
  .int(MILEAGE)
  .min(0, MILEAGE)
  .max(3_000_000, MILEAGE)
  .nullish()
  .transform(km => km ?? null)

/** The quantity of a part. */
export const quantity = z
  .number({ error: QUANTITY })
  .int(QUANTITY)
  .min(1, QUANTITY)
  .max(MAX_QUANTITY, QUANTITY)

/** The category of the part; null when not given. */
export const category = z
  .enum(PartCategory)
  .nullish()
  .transform(chosen => chosen ?? null)

export const optionalEmail = optionalLine(254).transform((typed, context) => {
  if (typed === null) return null
  const parsed = email.safeParse(typed)
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Revisá el email.' })
  return z.NEVER
})

const uploadIds = z
  .array(z.uuid('Ese archivo no es válido.'))
  .max(50, 'Son demasiados archivos')
  .nullish()
  .transform(ids => [...new Set(ids)])

const part = namedInput(
  'RequestedPartInput',
  'One part that is needed.',
  z.object({
    description: line({ max: 200, required: 'Poné qué repuesto necesitás' })
      .superRefine(withoutContact)
      .describe('Description of the part, up to 200 characters, without contact data.'),
    category: category.describe('Its category.'),
    condition: z.enum(WantedCondition).default('ANY').describe('The condition wanted.'),
    quantity: quantity.default(1).describe('Quantity, 1 to 999.'),
    urgency: z.enum(Urgency).default('MEDIUM').describe('Urgency of the part.'),
    partNumber: optionalLine(60).describe('The maker’s number, up to 60 characters.'),
    comments: optionalText(1000)
      .superRefine(withoutContact)
      .describe('More about it, up to 1000 characters, without contact data.'),
    uploadIds: uploadIds.describe(
      'Uploads that are READY and show this part, in order. They count among those of the request; in an edit, new ones.',
    ),
  }),
)

const contact = namedInput(
  'RequestContactInput',
  'Who asks. Providers never see it; the one who is paid gets it with the order.',
  z.object({
    name: someoneElses(optionalLine(80)).describe('The person’s name, up to 80 characters.'),
    email: optionalEmail.describe("The e-mail for the offers; an account's own when left out."),
    phone: optionalPhone.describe(
      'Phone number; national ones are Uruguayan. A visitor gives this, an e-mail, or both.',
    ),
  }),
)

/** A model year; `now` because next year's cars are sold this year. */
export function modelYear(now: Date) {
  const maxYear = latestYear(now.getUTCFullYear())
  const message = `Poné un año entre ${MIN_YEAR} y ${maxYear}`
  return z.number({ error: message }).int(message).min(MIN_YEAR, message).max(maxYear, message)
}

/**
 * The fields of a vehicle and its parts, to ask and to edit; `now` because next year's cars are sold this
 * year.
 */
export function requestFields(now: Date) {
  return {
    brand: line({ max: 60, required: 'La marca es obligatoria' }).describe('Make, up to 60 characters.'),
    model: line({ max: 60, required: 'El modelo es obligatorio' }).describe('Model, up to 60 characters.'),
    year: modelYear(now).describe('Model year, 1980 to next year.'),
    engine: optionalLine(60).describe('Engine, up to 60 characters.'),
    version: optionalLine(60).describe('Trim, up to 60 characters.'),
    vin: vin.describe('VIN or chassis number, 5 to 17 letters and digits.'),
    mileageKm: mileageKm.describe('Kilometres driven.'),
    description: optionalText(2000)
      .superRefine(withoutContact)
      .describe('The problem or the wish, up to 2000 characters, without contact data.'),
    department: department.describe('Department of the need.'),
    parts: z
      .array(part)
      .min(1, 'Agregá al menos un repuesto')
      .max(MAX_PARTS, `Podés pedir hasta ${MAX_PARTS} repuestos por vez`)
      .describe('From 1 to 20 parts.'),
  }
}

/** The required input of a request. */
const submissionKey = z.uuid('La clave del envío no es válida.')

export function createPartRequestInput(now: Date) {
  return namedInput(
    'CreatePartRequestInput',
    'A vehicle, the parts it needs and who asks.',
    z.object({
      submissionKey: submissionKey.describe(
        'A UUID made by the browser for this submission: sent twice, it makes one request.',
      ),
      ...requestFields(now),
      contact: contact.describe('The contact.'),
      uploadIds: uploadIds.describe(
        'Uploads that are READY and show the whole request, in order. With those of the parts up to 5 photos and 1 video; each is used once.',
      ),
    }),
  )
}

export type NewPartRequest = z.output<ReturnType<typeof createPartRequestInput>>

const revision = z
  .number({ error: 'Volvé a cargar la página.' })
  .int('Volvé a cargar la página.')
  .describe('The `revision` that was read: another is refused.')

const filePlace = namedInput(
  'FilePlaceInput',
  'What a file of a request shows.',
  z.object({
    fileId: globalId().describe('A RequestFile that stays.'),
    part: z
      .number({ error: NOT_A_PART })
      .int(NOT_A_PART)
      .min(0, NOT_A_PART)
      .max(MAX_PARTS - 1, NOT_A_PART)
      .nullish()
      .transform(place => place ?? null)
      .describe('Place of the part among `parts`, from 0; null or left out: the whole request.'),
  }),
)

/** The whole request after the change. */
export function editPartRequestInput(now: Date) {
  return namedInput(
    'EditPartRequestInput',
    'A request that nobody has quoted yet, as it is to be.',
    z.object({
      id: globalId().describe('The PartRequest.'),
      revision,
      ...requestFields(now),
      keptFileIds: z
        .array(globalId())
        .max(50, 'Son demasiados archivos')
        .describe(
          'The RequestFiles that stay; the others are deleted. Those of a part stay with it if it is still asked for, else with the whole request, except as `filePlaces` specifies.',
        ),
      filePlaces: z
        .array(filePlace)
        .max(50, 'Son demasiados archivos')
        .nullish()
        .transform(places => places ?? [])
        .describe('New places of files that stay; each at most once.'),
      uploadIds: uploadIds.describe('New uploads that are READY, shown after those that stay.'),
    }),
  )
}

export type EditedPartRequest = z.output<ReturnType<typeof editPartRequestInput>>

const addedToPart = namedInput(
  'AddedToPartInput',
  'More about one part.',
  z.object({
    partId: globalId().describe('A RequestedPart of the request that is not bought.'),
    uploadIds: uploadIds.describe('New uploads that are READY and show it, in order.'),
  }),
)

export const addToPartRequestInput = namedInput(
  'AddToPartRequestInput',
  'More for those who quote.',
  z.object({
    id: globalId().describe('The PartRequest.'),
    comment: optionalText(1000)
      .superRefine(withoutContact)
      .describe('The comment, up to 1000 characters, without contact data.'),
    uploadIds: uploadIds.describe(
      'New uploads that are READY and show the whole request. With those of the parts no more than a request may have; each is used once.',
    ),
    parts: z
      .array(addedToPart)
      .max(MAX_PARTS, 'Son demasiados repuestos')
      .nullish()
      .transform(parts => parts ?? [])
      .describe('New uploads that show one part.'),
  }),
)

export type RequestAddition = z.output<typeof addToPartRequestInput>

export const extendPartRequestArgs = z.object({ id: globalId().describe('The PartRequest.'), revision })

export const ownRequestArgs = z.object({ id: globalId().describe('The PartRequest.') })

/** Why a request is taken back, for its owner and our team. */
const reason = line({ max: 300, required: 'Contanos por qué lo cancelás' }).describe(
  'Why, up to 300 characters; providers do not see it.',
)
export const cancelPartRequestArgs = z.object({ id: globalId().describe('The PartRequest.'), reason })

const followToken = z.string().max(200).describe('The last part of its page’s address.')
export const cancelFollowedRequestArgs = z.object({ token: followToken, reason })
export const followTokenArgs = z.object({ token: followToken })
export const requestFollowLinkArgs = z.object({ email: email.describe('With which it was asked for.') })
/** Args: the mistyped e-mail of a request that waits to be confirmed, by the browser that made it. */
export const correctRequestEmailArgs = z.object({
  submissionKey: submissionKey.describe('The UUID of its submission.'),
  email: email.describe('The e-mail that it is to have; the confirmation is mailed there.'),
})
export type CorrectedEmail = z.output<typeof correctRequestEmailArgs>
