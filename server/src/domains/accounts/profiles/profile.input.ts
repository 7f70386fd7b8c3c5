import { z } from 'zod'
import { foldText } from '../../../common/foldText.ts'
import { BuyerType } from '../../../generated/prisma/enums.ts'
import { globalId, line, namedInput, nullableLine, text } from '../../../platform/input.ts'
import { department, phone } from '../account.input.ts'
import { BUYER_FIELDS } from './buyerFields.ts'
import { someoneElses } from './ownNames.ts'
import { rulesOf } from './profileFields.ts'
import { providerRules } from './providerFields.ts'

/** The message for a provider without products. */
export const WHAT_IS_SOLD = 'Contanos qué vendés.'

export const MAX_CUSTOMER_NUMBERS = 30

const name = someoneElses(line({ max: 80, required: 'Poné tu nombre.' })).describe(
  'The person’s name, up to 80 characters.',
)

/** The editable fields of every account; the e-mail has a change of its own. */
const person = {
  name,
  phone: phone.describe('Phone number; national ones are Uruguayan.'),
  department: department.describe('The department of the person.'),
}

const customerNumber = namedInput(
  'CustomerNumberInput',
  'The number under which a supplier knows the buyer.',
  z
    .object({
      supplierId: globalId().nullish().describe('A PublicProvider; null when it is not registered here.'),
      supplierName: nullableLine(120)
        .optional()
        .describe(
          'Its name when it is not registered here, up to 120 characters; null for a registered one.',
        ),
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

/** The fields of a buyer apart from the person's. */
export const buyerFields = {
  ...rulesOf(BUYER_FIELDS),
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

export const companyName = someoneElses(line({ max: 120, required: 'Poné el nombre del negocio.' })).describe(
  'Name of the business, up to 120 characters.',
)
export const partsDescription = text({ max: 400, min: 0, required: WHAT_IS_SOLD }).describe(
  'What it sells, in its own words, up to 400 characters; empty when not given.',
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
  changes({ ...person, companyName, partsDescription, ...providerRules }),
)

export type BuyerProfileChanges = z.output<typeof updateBuyerProfileInput>
export type ProviderProfileChanges = z.output<typeof updateProviderProfileInput>
