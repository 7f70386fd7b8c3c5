import { z } from 'zod'
import { parseWebsite } from '../../../common/accounts/website.ts'
import { foldText } from '../../../common/foldText.ts'
import { CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import {
  BuyerType,
  Department,
  LogisticOption,
  PartCategory,
  ProviderCategory,
} from '../../../generated/prisma/enums.ts'
import { globalId, line, namedInput, nullableLine, text } from '../../../platform/input.ts'
import { department, phone, rutOf } from '../account.input.ts'
import { phoneOf } from '../phone.input.ts'
import { someoneElses } from './ownNames.ts'
import { schedule } from './schedule.input.ts'

/** Said where a provider has to tell. */
export const WHAT_IS_SOLD = 'Contanos qué vendés.'

export const MAX_SERVICES = 20
export const MAX_CUSTOMER_NUMBERS = 30

/** Values of a list, each once and in the list's order; `noun` is what many of them are called. */
const chosen = <V extends string>(values: Readonly<Record<string, V>>, noun: string) => {
  const all = Object.values(values)
  return z
    .array(z.enum(values))
    .max(all.length, `Podés elegir hasta ${all.length} ${noun}.`)
    .transform(given => all.filter(value => given.includes(value)))
}

const brands = z
  .array(z.string())
  .max(CAR_BRANDS.length, { error: `Podés elegir hasta ${CAR_BRANDS.length} marcas.`, abort: true })
  .superRefine((given, context) => {
    given.forEach((brand, index) => {
      if (!CAR_BRANDS.includes(brand))
        context.addIssue({ code: 'custom', path: [index], message: 'Esa marca no está en la lista.' })
    })
  })
  .transform(given => CAR_BRANDS.filter(brand => given.includes(brand)))
  .describe('Makes out of the 70 of profiles, as the catalogue writes them; an empty list says nothing.')

const services = z
  .array(line({ max: 60, required: 'Ese servicio está vacío.' }))
  .max(MAX_SERVICES, `Podés poner hasta ${MAX_SERVICES} servicios.`)
  .transform(given => {
    const byName = new Map(given.map(service => [foldText(service), service]))
    return [...byName.values()]
  })
  .describe('What it does besides selling, up to 20 of 60 characters; the same one counts once.')

const website = nullableLine(200).transform((typed, context) => {
  if (typed === null) return null
  const parsed = parseWebsite(typed)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'Revisá la dirección del sitio, por ejemplo www.mirepuestera.com.uy.',
  })
  return z.NEVER
})

const rut = nullableLine(40).transform(rutOf)
const address = nullableLine(160)
const name = someoneElses(line({ max: 80, required: 'Poné tu nombre.' })).describe(
  'The person’s name, up to 80 characters.',
)

/** What everybody may change of their account; the e-mail changes in its own way. */
const person = {
  name,
  phone: phone.describe('Phone number; national ones are Uruguayan.'),
  department: department.describe('Where they are.'),
}

const customerNumber = namedInput(
  'CustomerNumberInput',
  'The number under which a supplier knows the buyer.',
  z
    .object({
      supplierId: globalId().nullish().describe('A PublicProvider; null when it is not registered here.'),
      supplierName: nullableLine(120)
        .optional()
        .describe('Its name when it is not registered here, up to 120 characters; null otherwise.'),
      number: line({ max: 40, required: 'Poné tu número de cliente.' }).describe(
        'The number, up to 40 characters.',
      ),
    })
    .superRefine(({ supplierId, supplierName }, context) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['supplierName'], message })
      if (!supplierId && !supplierName) refuse('Elegí el proveedor o escribí su nombre.')
      if (supplierId && supplierName)
        refuse('Elegí el proveedor de la lista o escribí su nombre, no los dos.')
    }),
)

/** What a buyer says of how it buys, beside who it is. */
export const buyerFields = {
  rut: rut.describe('Tax number of a company, 12 digits; null: none.'),
  address: address.describe('Street address of a workshop, up to 160 characters; null: none.'),
  brands,
  categories: chosen(PartCategory, 'categorías').describe('What it buys; an empty list says nothing.'),
  customerNumbers: z
    .array(customerNumber)
    .max(MAX_CUSTOMER_NUMBERS, `Podés poner hasta ${MAX_CUSTOMER_NUMBERS} números de cliente.`)
    .superRefine((given, context) => {
      const suppliers = given.map(
        ({ supplierId, supplierName }) => supplierId ?? (supplierName && foldText(supplierName)),
      )
      suppliers.forEach((supplier, index) => {
        if (suppliers.indexOf(supplier) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'supplierName'],
            message: 'Ese proveedor está dos veces.',
          })
      })
    })
    .describe('Up to 30, each of another supplier, in their order; they replace those there are.'),
}

/** What a provider says of its company beside its name, and what it covers. */
export const providerFields = {
  businessName: nullableLine(120).describe('Razón social, up to 120 characters; null: none.'),
  rut: rut.describe('Tax number, 12 digits; null: none.'),
  address: address.describe('Street address, up to 160 characters; null: none.'),
  companyPhone: nullableLine(40)
    .transform(phoneOf)
    .describe('The company’s phone number; national ones are Uruguayan; null: none.'),
  websiteUrl: website.describe('Its site, http or https; https is put before a bare name; null: none.'),
  services,
  brands,
  categories: chosen(ProviderCategory, 'categorías').describe('What it sells; an empty list: everything.'),
  departments: chosen(Department, 'departamentos').describe('Where it serves; an empty list: everywhere.'),
  logisticOptions: chosen(LogisticOption, 'formas de entrega').describe('How parts get to the buyer.'),
  offersNationwideShipping: z.boolean().describe('Whether it sends to every department.'),
  offersLocalPickup: z.boolean().describe('Whether parts can be fetched at its shop.'),
  acceptsCustomerDiscounts: z.boolean().describe('Whether buyers with a customer number get a discount.'),
  schedule: schedule.describe('Its opening hours, the whole week; an empty list: not said.'),
  closedOnHolidays: z.boolean().describe('Whether it is closed on the holidays on which nobody works.'),
}

export const companyName = someoneElses(line({ max: 120, required: 'Poné el nombre del negocio.' })).describe(
  'Name of the business, up to 120 characters.',
)
export const partsDescription = text({ max: 400, min: 0, required: WHAT_IS_SOLD }).describe(
  'What it sells, in its own words, up to 400 characters; empty: not said.',
)

type Fields = Readonly<Record<string, z.ZodType>>

/** The same fields, each of which may be left out, which changes nothing. */
function changes<Shape extends Fields>(shape: Shape) {
  const entries = Object.entries(shape).map(([field, schema]) => {
    const change = schema.optional()
    return [field, schema.description === undefined ? change : change.describe(schema.description)]
  })
  return z.object(Object.fromEntries(entries) as { [Field in keyof Shape]: z.ZodOptional<Shape[Field]> })
}

export const updateBuyerProfileInput = namedInput(
  'UpdateBuyerProfileInput',
  'What changes of a buyer’s profile; what is left out stays.',
  changes({
    ...person,
    buyerType: z
      .enum(BuyerType, { error: 'Elegí si comprás para vos o para un taller.' })
      .describe('For whom they buy.'),
    ...buyerFields,
  }),
)

export const updateProviderProfileInput = namedInput(
  'UpdateProviderProfileInput',
  'What changes of a provider’s profile; what is left out stays.',
  changes({ ...person, companyName, partsDescription, ...providerFields }),
)

export type BuyerProfileChanges = z.output<typeof updateBuyerProfileInput>
export type ProviderProfileChanges = z.output<typeof updateProviderProfileInput>
