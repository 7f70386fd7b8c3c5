import { z } from 'zod'
import {
  BuyerType,
  IdentityVendor,
  LogisticOption,
  PartCategory,
  ProviderCategory,
  ProviderPictureKind,
  Weekday,
} from '../../../generated/prisma/enums.ts'
import { email, line, namedInput, plainId } from '../../../platform/input.ts'
import { department, newPassword, phone } from '../account.input.ts'
import { policyVersionsInput } from '../policies/policyConsent.input.ts'
import { someoneElses } from '../profiles/ownNames.ts'
import { buyerFields, companyName, partsDescription, WHAT_IS_SOLD } from '../profiles/profile.input.ts'
import { providerRules } from '../profiles/providerFields.ts'

/** The fields of every sign-up, for any way to sign in. */
const person = {
  name: someoneElses(line({ max: 80, required: 'Poné tu nombre.' })).describe(
    'The person’s name, up to 80 characters.',
  ),
  phone: phone.describe('Phone number; national ones are Uruguayan.'),
  department: department.describe('The department of the person.'),
  acceptsTerms: z
    .literal(true, { error: 'Para crear la cuenta tenés que aceptar los términos.' })
    .describe('Must be true: they are of age and accept `policies`.'),
  policies: policyVersionsInput.describe('The accepted policies, as they were shown.'),
}

type Fields = Readonly<Record<string, z.ZodType>>

/** The same fields as optional ones: the sign-up on one page has few of them. */
function unsaid<Shape extends Fields>(shape: Shape) {
  const entries = Object.entries(shape).map(([field, schema]) => {
    const { description = '' } = schema
    return [field, schema.nullish().describe(`${description} Null: not given.`)]
  })
  return Object.fromEntries(entries) as {
    [Field in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Field]>>
  }
}

const credentials = {
  email: email.describe('E-mail address; the confirmation goes there.'),
  password: newPassword.describe('At least 6 characters.'),
}

/** The fields of a buyer apart from the way to sign in. */
export const newBuyer = {
  ...person,
  buyerType: z
    .enum(BuyerType, { error: 'Elegí si comprás para vos o para un taller.' })
    .describe('For whom they buy.'),
  ...unsaid(buyerFields),
}

type Workshop = { buyerType: BuyerType; rut?: string | null | undefined; address?: string | null | undefined }

/** Checks that a workshop has the fields of a company. */
export function checkWorkshop({ buyerType, rut, address }: Workshop, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (buyerType !== 'WORKSHOP') return
  if (!rut) refuse('rut', 'Poné el RUT de la empresa.')
  if (!address) refuse('address', 'Poné la dirección de la empresa.')
}

export const signUpAsBuyerInput = namedInput(
  'SignUpAsBuyerInput',
  'What a buyer says of themself.',
  z.object({ ...credentials, ...newBuyer }).superRefine(checkWorkshop),
)

const picture = namedInput(
  'RegistrationPictureInput',
  'A picture that was sent before there is an account.',
  z.object({
    kind: z.enum(ProviderPictureKind).describe('The kind of the picture.'),
    uploadId: plainId('Esa foto no es válida.').describe('The upload, which is READY.'),
  }),
)

const PICTURES = Object.keys(ProviderPictureKind).length

const pictures = z
  .array(picture)
  .max(PICTURES, `Podés subir hasta ${PICTURES} fotos.`)
  .superRefine((given, context) => {
    given.forEach(({ kind, uploadId }, index) => {
      if (given.slice(0, index).some(other => other.kind === kind || other.uploadId === uploadId))
        context.addIssue({ code: 'custom', path: [index], message: 'Esa foto está dos veces.' })
    })
  })
  .describe(
    'Its pictures, one of each kind. A picture that no longer exists when the e-mail is confirmed is left out.',
  )

interface Sold {
  readonly services?: readonly string[] | null | undefined
  readonly partsDescription: string
}

/** The sign-up in steps asks for services, the one on a page for words of one's own: our team decides by either. */
export function checkWhatIsSold({ services, partsDescription: words }: Sold, context: z.RefinementCtx): void {
  if (words || (services && services.length > 0)) return
  context.addIssue({ code: 'custom', path: ['partsDescription'], message: WHAT_IS_SOLD })
}

/** The fields of a provider apart from the way to sign in. */
export const newProvider = {
  ...person,
  companyName,
  partsDescription,
  ...unsaid({ ...providerRules, pictures }),
}

export const signUpAsProviderInput = namedInput(
  'SignUpAsProviderInput',
  'What a provider says of itself.',
  z.object({ ...credentials, ...newProvider }).superRefine(checkWhatIsSold),
)

/** A value that a Registration stores only when it was given. */
const said = <Schema extends z.ZodType>(schema: Schema) => schema.nullish()
const words = z.array(z.string())

/** The profile a Registration stores until its e-mail is confirmed. */
export const registeredProfile = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BUYER'),
    name: z.string(),
    phone: z.string(),
    department,
    buyerType: z.enum(BuyerType),
    rut: z.string().nullable().default(null),
    address: said(z.string()),
    brands: said(words),
    categories: said(z.array(z.enum(PartCategory))),
    customerNumbers: said(
      z.array(
        z.object({
          supplierId: said(z.string()),
          supplierName: said(z.string()),
          number: z.string(),
        }),
      ),
    ),
  }),
  z.object({
    kind: z.literal('PROVIDER'),
    name: z.string(),
    phone: z.string(),
    department,
    companyName: z.string(),
    partsDescription: z.string(),
    rut: z.string().nullable().default(null),
    address: z.string().nullable().default(null),
    businessName: said(z.string()),
    companyPhone: said(z.string()),
    websiteUrl: said(z.string()),
    services: said(words),
    brands: said(words),
    categories: said(z.array(z.enum(ProviderCategory))),
    departments: said(z.array(department)),
    logisticOptions: said(z.array(z.enum(LogisticOption))),
    offersNationwideShipping: said(z.boolean()),
    offersLocalPickup: said(z.boolean()),
    acceptsCustomerDiscounts: said(z.boolean()),
    schedule: said(
      z.array(z.object({ weekday: z.enum(Weekday), opensAt: z.number(), closesAt: z.number() })),
    ),
    closedOnHolidays: said(z.boolean()),
    pictures: said(z.array(z.object({ kind: z.enum(ProviderPictureKind), uploadId: z.string() }))),
  }),
])
export type RegisteredProfile = z.output<typeof registeredProfile>
export type RegisteredBuyer = Extract<RegisteredProfile, { kind: 'BUYER' }>
export type RegisteredProvider = Extract<RegisteredProfile, { kind: 'PROVIDER' }>

/** The identity that a Registration without a password keeps. */
export const registeredIdentity = z
  .object({ vendor: z.enum(IdentityVendor), subject: z.string(), label: z.string() })
  .nullable()
